import { must, type Viewer } from 'hush/game';
import { dice } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { imagine } from './imagine';
import { invariant } from './invariant';
import { sideOf } from './rules/teams';
import type { State } from './state';
import { aDeal, aMatch, handNames, lettersIn, type Match } from './testing';
import { view } from './view';

function worlds(match: Match, viewer: Viewer, count = 500): State[] {
  const seen = match.view(viewer);
  const random = dice(`worlds of ${viewer}`);
  return Array.from({ length: count }, () => {
    const world = imagine(seen, viewer, random);
    expect(view(world, viewer)).toEqual(seen);
    return world;
  });
}

function kinds<T>(all: readonly State[], of: (G: State) => T): Set<T> {
  return new Set(all.map(of));
}

function share(all: readonly State[], holds: (G: State) => boolean): number {
  return all.filter(holds).length / all.length;
}

const agentOf = (G: State) => must(G.seats.find((seat) => lettersIn(G, seat).includes('A')));
const kingpinOf = (G: State) => must(G.seats.find((seat) => lettersIn(G, seat).includes('K')));

test('a spectator considers every pair of leaders equally likely', () => {
  const all = worlds(aDeal(4), null, 1_200);
  expect(kinds(all, (G) => agentOf(G) + kingpinOf(G)).size).toBe(12);
  for (const seat of ['0', '1', '2', '3']) expect(share(all, (G) => agentOf(G) === seat)).toBeCloseTo(0.25, 1);
  for (const G of all.slice(0, 50)) invariant(G);
});

test('a player with the Agent imagines the Kingpin at every other player', () => {
  const match = aMatch({ cards: { 0: 'AHC' }, hands: { 0: ['coffee'], 1: ['taser'] } });
  const all = worlds(match, '0');
  expect(kinds(all, (G) => lettersIn(G, '0'))).toEqual(new Set(['AHC']));
  expect(kinds(all, kingpinOf)).toEqual(new Set(['1', '2', '3', '4']));
  expect(kinds(all, (G) => handNames(G, '0').join())).toEqual(new Set(['coffee']));
  expect(kinds(all, (G) => handNames(G, '1').join()).size).toBe(17);
});

test('the imagined card left over is never a leader', () => {
  expect(kinds(worlds(aDeal(5), '0'), (G) => G.secret.leftover)).toEqual(new Set(['honest', 'crooked']));
});

test('an imagined card that was seen keeps its face', () => {
  const match = aMatch({ cards: { 1: 'KHC', 2: 'HHC' }, hands: { 4: ['blackmail'] }, active: '3' })
    .look('1', 0)
    .allPass();
  match.expect(match.use('4', 'blackmail', ['1', 0], ['2', 1]));
  expect(kinds(worlds(match, '3', 100), (G) => lettersIn(G, '2').charAt(1))).toEqual(new Set(['K']));
  expect(kinds(worlds(match, '4', 300), (G) => lettersIn(G, '2').charAt(1)).size).toBe(4);
});

test('no imagined seat ever holds both leaders', () => {
  const match = aMatch({ cards: { 1: 'K^HC', 2: 'HHC' }, hands: { 4: ['blackmail'] }, active: '3' });
  match.expect(match.use('4', 'blackmail', ['1', 0], ['2', 1]));
  const all = worlds(match, '3');
  expect(kinds(all, agentOf)).not.toContain('2');
  const held = all.filter((G) => agentOf(G) === '1').map((G) => lettersIn(G, '1').indexOf('A'));
  expect(new Set(held)).toEqual(new Set([0]));
});

test('every imagined state contains both leaders', () => {
  const cards = { 0: 'H^C^C^', 1: 'K^H^C^', 2: 'H^H^C^', 3: 'H^C^H^', 4: 'C^AC^' };
  const all = worlds(aMatch({ cards }), '3', 20);
  expect(kinds(all, agentOf)).toEqual(new Set(['4']));
});

describe('imagined states have plausible hands', () => {
  test('a player knows where their former equipment card is', () => {
    const match = aMatch({ hands: { 1: ['taser'], 2: ['coffee'], 3: ['evidence_bag'] } });
    match.expect(match.use('3', 'evidence_bag', { from: '1', what: 'hand', to: '2' }));
    for (const G of worlds(match, '1', 60)) expect(handNames(G, '2')).toContain('taser');
    expect(share(worlds(match, '3', 200), (G) => handNames(G, '2').includes('taser'))).toBeLessThan(0.4);
  });

  test('equipment that is face up is not in imagined hands', () => {
    const match = aMatch({ discards: ['blackmail'], actives: { 2: ['disguise'] }, hands: { 1: ['taser'] } });
    for (const G of worlds(match, '0', 200)) {
      expect(handNames(G, '1')).not.toContain('blackmail');
      expect(handNames(G, '1')).not.toContain('disguise');
      invariant(G);
    }
  });
});

test('the imagined passes of other seats vary', () => {
  const match = aMatch({ hands: { 1: ['coffee'], 2: ['taser'], 3: ['wiretap'] } }).look('4', 0);
  match.play('1', 'pass', 2);
  expect(kinds(worlds(match, '0'), (G) => G.passed.join())).toEqual(
    new Set(['', '1', '2', '3', '1,2', '1,3', '2,3', '1,2,3']),
  );
  expect(kinds(worlds(match, '1'), (G) => G.passed.join())).toEqual(new Set(['1', '1,2', '1,3', '1,2,3']));
  expect(kinds(worlds(match, '2'), (G) => G.passed.join())).toEqual(new Set(['', '1', '3', '1,3']));
  expect(kinds(worlds(match, '2'), (G) => JSON.stringify(G.autoPass)).size).toBeGreaterThan(4);
});

test('imagined cards are the real ones after the end', () => {
  const match = aMatch({ cards: { 1: 'K*HC' }, guns: { 0: '1' } })
    .shoot()
    .allPass();
  const all = worlds(match, '0', 20);
  expect(kinds(all, (G) => G.seats.map((seat) => lettersIn(G, seat) + sideOf(G, seat).team).join()).size).toBe(1);
  expect(must(all[0]).secret).toMatchObject({ deck: match.G.secret.deck, leftover: match.G.secret.leftover });
});
