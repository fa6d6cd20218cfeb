import { chance, must, seatsOf } from 'hush/game';
import { once, playBots } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { goodcopbadcop } from '..';
import { cardOf, isOfCard } from '../claims';
import { sideOf } from '../rules/teams';
import type { State } from '../state';
import { aMatch } from '../testing';
import { bots } from '.';
import { enmity, infer, likely } from './beliefs';
import { INSPECTOR } from './parameters';
import { AGENT, KINGPIN } from './scene';
import { chooseClaim } from './talk';
import { beliefsOf } from './testing';

const ends = once(() =>
  [4, 6, 8].flatMap((seats) =>
    Array.from({ length: 5 }, (_, game) => {
      const usual = Object.fromEntries(seatsOf(seats).map((seat) => [seat, must(bots.inspector)]));
      return playBots({ module: goodcopbadcop, seats, seed: `ledger ${game}`, bots: usual }).position.G as State;
    }),
  ),
);
const said = once(() => ends().flatMap((G) => G.claims.map((claim) => ({ G, claim }))));

test('every bot makes at most one claim per turn', { tags: ['long'] }, () => {
  const turns = ends().reduce((sum, { turn }) => sum + turn, 0);
  expect(said().length / turns).toBeGreaterThan(0.1);
  expect(said().length / turns).toBeLessThan(0.4);
  for (const { claims } of ends())
    expect(new Set(claims.map(({ by, round }) => `${by} ${round}`)).size).toBe(claims.length);
});

test('honest bots lie only about the Agent’s card', {
  tags: ['long'],
}, () => {
  const cards = said().flatMap(({ G, claim }) => {
    if (!isOfCard(claim)) return [];
    const { seat, slot } = cardOf(claim.subject);
    const { face } = must(G.cards[must(G.slots[seat])[slot]]);
    return [
      { team: sideOf(G, claim.by).team, isTrue: face === claim.kind || (face === 'agent' && claim.kind === 'honest') },
    ];
  });
  expect(
    said()
      .filter(({ claim }) => claim.kind === 'side')
      .every(({ claim }) => claim.subject === 'honest'),
  ).toBe(true);
  const lies = cards.filter(({ isTrue }) => !isTrue);
  expect(lies.filter(({ team }) => team === 'crooked').length).toBeGreaterThan(lies.length * 0.8);
  expect(cards.filter(({ team, isTrue }) => team === 'crooked' && isTrue).length).toBeGreaterThan(0);
});

test('only an honest bot contradicts a lie', () => {
  /**
   * Returns the claims of seat 0 if it has these cards. Seat 0 has seen the middle card of seat 1, which is crooked.
   * Seat 2 has called that card honest.
   */
  const said = (own: string) => {
    const cards = { 0: own, 1: 'HCK', 2: 'ACC', 3: 'HHC' };
    const match = aMatch({ players: 4, cards }).change((G) => {
      G.cards['1.1']?.knownBy.push('0', '2');
    });
    match.play('2', 'claim', 'honest', '1:1');
    const seen = match.view('0');
    const sayings = Array.from({ length: 60 }, (_, seed) => {
      const beliefs = infer(seen, '0', must(seen.me), { ...INSPECTOR, worlds: 20 }, chance(seed));
      return chooseClaim(beliefs)?.saying.join(' ') ?? null;
    });
    return new Set(sayings);
  };
  expect(said('HHC')).toEqual(new Set([null, 'side honest', 'crooked 1:1']));
  expect(said('CCH')).toEqual(new Set([null, 'side honest', 'honest 1:1']));
  expect(said('K^CH')).toEqual(new Set([null, 'honest 1:1']));
});

describe('bots draw conclusions from other players’ claims', () => {
  const four = () => aMatch({ players: 4, cards: { 0: 'HHC', 1: 'KHC', 2: 'ACC', 3: 'HHC' } });

  test('a claim is believed until it is retracted', () => {
    const match = four().change((G) => {
      G.cards['1.0']?.knownBy.push('2');
    });
    const kingpin = () => likely(beliefsOf(match, '0'), ({ faces }) => faces[3] === KINGPIN);
    const before = kingpin();
    match.play('2', 'claim', 'kingpin', '1:0');
    const after = kingpin();
    expect(after).toBeGreaterThan(before * 1.2);
    match.play('2', 'retract', 1);
    expect(kingpin()).toBeCloseTo(before, 5);
  });

  test('a bot concludes little from a claim to be honest', () => {
    const match = four();
    const before = enmity(beliefsOf(match, '0'), 1);
    match.play('1', 'claim', 'side', 'honest');
    const after = enmity(beliefsOf(match, '0'), 1);
    expect(after).toBeLessThan(before);
    expect(after).toBeGreaterThan(before - 0.12);
    match.play('0', 'claim', 'side', 'agent');
    expect(likely(beliefsOf(match, '0'), ({ roles }) => roles[0] === AGENT)).toBe(0);
    expect(enmity(beliefsOf(match, '0'), 1)).toBeCloseTo(after, 5);
  });
});
