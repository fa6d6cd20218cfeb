import { must } from 'hush/game';
import { playRandomly } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { goodcopbadcop } from '.';
import { cardAt } from './queries';
import { knownFace, SLOTS, type State } from './state';
import { aDeal, aMatch, lettersIn, type Match, type Opening } from './testing';

const VIEWERS = ['0', '1', '2', '3', '4', null];

/** Serializes the hidden faces and the hands in a view. */
function facts(match: Match, viewer: string | null): string {
  const { me, table } = match.view(viewer);
  return JSON.stringify([me, Object.values(table).map(({ cards, hand }) => [cards, hand])]);
}

describe('[GC-40] a view contains no secrets of other seats', () => {
  test('a view does not depend on other seats’ hidden cards', () => {
    const opening: Opening = { cards: { 0: 'HCC', 1: 'AHC', 2: 'KCH' }, hands: { 0: ['coffee'], 1: ['taser'] } };
    const one = aMatch(opening);
    const other = aMatch({
      ...opening,
      cards: { 0: 'HCC', 1: 'CHK', 2: 'ACC' },
      hands: { 0: ['coffee'], 1: ['wiretap'] },
    });
    other.change((G) => G.secret.deck.reverse());
    for (const viewer of ['0', null]) expect(one.view(viewer)).toEqual(other.view(viewer));
    expect(one.view('1')).not.toEqual(other.view('1'));
  });

  test('a view contains no card ids', () => {
    for (const { position, seats } of playRandomly({ module: goodcopbadcop, seats: 5, seed: 'ids', now: 0 })) {
      const G = position.G as State;
      for (const viewer of [null, ...seats]) {
        const sent = JSON.stringify(goodcopbadcop.view(G, viewer));
        expect(sent).not.toMatch(/"\d\.\d"|"secret"|"autoPassed"|"missed"|"closesAt"|"tempo"/);
        if (!G.outcome) expect(sent).not.toMatch(/"leftover"|"hands"/);
      }
    }
  });

  test('a seat’s private part has its own cards and the cards that it has seen', () => {
    const match = aMatch({ cards: { 1: 'AHC' }, hands: { 1: ['taser'], 2: ['coffee'] } });
    expect(match.view('1').me).toEqual({
      cards: ['agent', 'honest', 'crooked'],
      known: [],
      hand: ['taser'],
      knownHands: [],
      passed: false,
      autoPass: null,
    });
    for (const viewer of VIEWERS.filter((each) => each !== '1')) expect(facts(match, viewer)).not.toContain('agent');
    for (const viewer of VIEWERS.filter((each) => each !== '2')) expect(facts(match, viewer)).not.toContain('coffee');
  });
});

test('[GC-65] an eliminated player has no moves', () => {
  const match = aMatch({ cards: { 2: 'HHC' }, guns: { 0: '2' }, active: '2' }).look('1', 0);
  match.change((G) => {
    G.active = '0';
    G.phase = 'action';
  });
  match.shoot().allPass();
  const { me, ...open } = match.view('2');
  const { me: nothing, ...spectated } = match.view(null);
  expect(nothing).toBeNull();
  expect(open).toEqual(spectated);
  expect(must(me).known).toHaveLength(1);
  for (const [move, args] of [
    ['investigate', ['1', 0]],
    ['arm', [null, '1']],
    ['equip', []],
    ['shoot', []],
    ['keep', []],
    ['useEquipment', [1, 'coffee']],
    ['pass', [1]],
    ['place', [[0, 1, 2]]],
    ['aim', ['1']],
    ['choosePlayer', ['1']],
    ['chooseCard', [0]],
    ['decline', []],
    ['discard', ['coffee']],
    ['setAutoPass', ['untilShot']],
  ] as const) {
    expect(match.send('2', move, args), move).toBe('eliminated');
  }
});

test('a seat still knows a seen card after it is moved', () => {
  const match = aMatch({ cards: { 1: 'CHC', 2: 'HHC' }, hands: { 4: ['blackmail'] }, active: '3' })
    .look('1', 0)
    .allPass();
  const faceOf = (viewer: string | null) =>
    match.view(viewer).looks.map(({ now }) => knownFace(match.view(viewer), viewer, now));
  expect(faceOf('3')).toEqual(['crooked']);
  expect(faceOf('1')).toEqual(['crooked']);
  expect(faceOf('4')).toEqual([null]);
  match.change((G) => {
    G.phase = 'action';
    G.hands['4'] = [{ card: 'blackmail', knownBy: [] }];
  });
  match.expect(match.use('4', 'blackmail', ['1', 0], ['2', 1]));
  expect(faceOf('3')[0]).toBe('crooked');
  expect(faceOf('2')).toEqual(['crooked', 'honest', 'crooked']);
});

test('all viewers see all cards after the end', () => {
  const match = aMatch({ cards: { 1: 'K*HC' }, guns: { 0: '1' }, hands: { 3: ['coffee'] } })
    .shoot()
    .allPass();
  for (const viewer of VIEWERS) {
    const { truth } = match.view(viewer);
    expect(must(truth).hands['3']).toEqual(['coffee']);
    expect(must(truth).deck).toEqual(match.G.secret.deck);
    for (const seat of match.G.seats)
      expect(must(truth).cards[seat]).toEqual(SLOTS.map((slot) => cardAt(match.G, seat, slot).face));
  }
  expect(lettersIn(match.G, '1')).toBe('K*H^C^');
  expect(goodcopbadcop.reveal(match.G)).toMatchObject({ me: null, truth: { leftover: match.G.secret.leftover } });
});

test('the match waits for the seats that must act', () => {
  const match = aDeal(4);
  match.play('1', 'place', [0, 1, 2]);
  expect(match.view(null).waitingFor).toEqual(['0', '2', '3']);
  match.timeOut();
  expect(match.view(null).waitingFor).toEqual(['0', '1', '2', '3']);
  match.play('1', 'pass', 1);
  expect(match.view(null).waitingFor).toEqual(['0', '1', '2', '3']);
  match.timeOut();
  expect(match.view(null).waitingFor).toEqual([match.G.active]);
});
