import { must, seatsOf } from 'hush/game';
import { dice } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { goodcopbadcop } from '..';
import { EQUIPMENT_DECK } from '../content/equipment';
import { facesFor } from '../content/integrity';
import { cardsOf } from '../queries';
import { GUNS } from '../state';
import { aDeal, lettersIn, NINE } from '../testing';
import { deal } from './deal';

const options = goodcopbadcop.options.parse({});
const dealt = (players: number, seed: string) => deal(players, { options, now: NINE, carryOver: null }, dice(seed));

describe('the number of players determines the Integrity cards in play', () => {
  test.each([
    [4, 12, 0],
    [5, 16, 1],
    [6, 18, 0],
    [7, 22, 1],
    [8, 24, 0],
  ])('%i players have %i cards with %i left over', (players, cards, left) => {
    const faces = facesFor(players);
    const count = (face: string) => faces.filter((each) => each === face).length;
    expect(faces).toHaveLength(cards);
    expect([count('agent'), count('kingpin')]).toEqual([1, 1]);
    expect(count('honest')).toBe(count('crooked'));
    expect(count('honest')).toBe(Math.ceil((3 * players - 2) / 2));
    expect(cards - 3 * players).toBe(left);
  });

  test('[GC-1] no view shows the card left over with five players', () => {
    const match = aDeal(5);
    expect(facesFor(5).sort().join()).toBe(
      [...Array(7).fill('crooked'), ...Array(7).fill('honest'), 'agent', 'kingpin'].sort().join(),
    );
    expect(Object.keys(match.G.cards)).toHaveLength(15);
    expect(['honest', 'crooked']).toContain(match.G.secret.leftover);
    for (const viewer of [null, ...match.G.seats]) expect(JSON.stringify(match.view(viewer))).not.toContain('leftover');
  });

  test('[GC-2] eight players are dealt all 24 cards', () => {
    const { G } = aDeal(8);
    expect(Object.keys(G.cards)).toHaveLength(24);
    expect(G.secret.leftover).toBeNull();
  });

  test('[GC-3] a match has four to eight players', () => {
    expect(goodcopbadcop.players).toEqual({ min: 4, max: 8 });
    expect(goodcopbadcop.game).toMatchObject({ minPlayers: 4, maxPlayers: 8 });
  });

  test('[GC-4] both leaders are dealt to different players', () => {
    for (let at = 0; at < 1_000; at++) {
      const G = dealt(4 + (at % 5), `deal ${at}`);
      const leaders = G.seats.map((seat) => cardsOf(G, seat).filter(({ face }) => /agent|kingpin/.test(face)).length);
      expect(Math.max(...leaders)).toBe(1);
      expect(leaders.reduce((sum, each) => sum + each)).toBe(2);
    }
  });
});

test('each player gets one equipment card', () => {
  const match = aDeal(6);
  const { hands, secret } = match.G;
  expect(Object.values(hands).map(({ length }) => length)).toEqual(Array(6).fill(1));
  const all = [
    ...Object.values(hands)
      .flat()
      .map(({ card }) => card),
    ...secret.deck,
  ];
  expect(all.sort()).toEqual([...EQUIPMENT_DECK].sort());
  expect(EQUIPMENT_DECK).toHaveLength(19);
  expect(match.view(null)).toMatchObject({ gunsInCentre: GUNS, deck: 13, discards: [], phase: 'placement', turn: 0 });
});

test('each seat goes first about equally often', () => {
  const first = Array.from({ length: 1_000 }, (_, at) => dealt(5, `first ${at}`).active);
  for (const seat of seatsOf(5)) expect(first.filter((each) => each === seat).length).toBeGreaterThan(150);
});

describe('players file their cards in an order of their choice', () => {
  test('[GC-41] a player files each of their three cards once', () => {
    const match = aDeal(5);
    const [x, y, z] = must(match.view('0').me).cards;
    expect(match.play('0', 'place', [0, 0, 1])).toBe('invalid-args');
    expect(match.play('0', 'place', [2, 0, 1])).toBe('ok');
    expect(must(match.view('0').me).cards).toEqual([z, x, y]);
    expect(match.play('0', 'place', [0, 1, 2])).toBe('already-placed');
    expect(match.play('0', 'place', [1, 1, 1])).toBe('invalid-args');
    expect(match.send('0', 'place', [[0, 1]])).toBe('invalid-args');
  });

  test('other players do not see the order of filed cards', () => {
    const [one, other] = (
      [
        [0, 1, 2],
        [2, 1, 0],
      ] as const
    ).map((order) => {
      const match = aDeal(5);
      match.play('3', 'place', [...order]);
      return match;
    });
    expect(must(one).view('1').table['3']?.placed).toBe(true);
    expect(must(one).view(null).waitingFor).toEqual(['0', '1', '2', '4']);
    for (const viewer of ['0', '1', null]) expect(must(one).view(viewer)).toEqual(must(other).view(viewer));
    const own = [one, other].map((match) => must(must(match).view('3').me).cards);
    expect(must(own[0])).toEqual([...must(own[1])].reverse());
  });

  test('the game begins when all players have filed their cards', () => {
    const match = aDeal(4);
    for (const seat of ['0', '1', '3']) match.play(seat, 'place', [0, 1, 2]);
    expect(match.G.phase).toBe('placement');
    expect(match.G.deadline).toBe(NINE + 60_000);
    match.timeOut();
    expect(match.G.phase).toBe('preGame');
    expect(match.facts[0]).toEqual({ code: 'placed-for', facts: { seats: ['2'] } });
    const prompt = aDeal(4);
    for (const seat of prompt.G.seats) prompt.play(seat, 'place', [0, 1, 2]);
    expect(prompt.G.phase).toBe('preGame');
    expect(prompt.facts.map(({ code }) => code)).toEqual(['first']);
  });

  test('[GC-41] a late player’s cards are filed in random order', () => {
    const counts = [0, 0, 0];
    const shown = [0, 0, 0];
    for (let at = 0; at < 1_000; at++) {
      const match = aDeal(4, `slots ${at}`);
      const slotOf = () => Math.floor(lettersIn(match.G, seatOfAgent()).indexOf('A'));
      const seatOfAgent = () => must(match.G.seats.find((seat) => lettersIn(match.G, seat).includes('A')));
      shown[slotOf()] = (shown[slotOf()] ?? 0) + 1;
      match.timeOut();
      counts[slotOf()] = (counts[slotOf()] ?? 0) + 1;
    }
    for (const count of [...counts, ...shown]) expect(count).toBeGreaterThan(270);
  });
});
