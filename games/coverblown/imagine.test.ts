import { chance, must, type Viewer } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { cases, imagine } from './imagine';
import { invariant } from './invariant';
import type { State } from './state';
import { aMatch, type Match } from './testing';

function worlds(match: Match, viewer: Viewer, count = 200): State[] {
  const seen = match.view(viewer);
  return Array.from({ length: count }, (_, seed) => imagine(seen, viewer, chance(seed)));
}

function kinds<T>(all: readonly State[], of: (G: State) => T): Set<T> {
  return new Set(all.map(of));
}

describe('before the first call, an honest cop imagines every possible state', () => {
  const all = worlds(aMatch({ players: 5 }), '0', 600);

  test('an honest cop imagines every murderer except the contact', () => {
    expect(kinds(all, (G) => G.secret.murderer).size).toBe(9);
    expect(kinds(all, (G) => G.secret.murderer)).not.toContain('stokes');
    expect(kinds(all, (G) => G.secret.weapon).size).toBe(9);
  });

  test('an honest cop imagines every pair of other cops as dirty', () => {
    const dirty = kinds(all, (G) => G.seats.filter((seat) => G.players[seat]?.role === 'dirty').join());
    expect([...dirty].sort()).toEqual(['1,2', '1,3', '1,4', '2,3', '2,4', '3,4']);
  });

  test('an honest cop knows neither decks nor alibis', () => {
    expect(kinds(all, (G) => G.players['1']?.acknowledged).size).toBe(2);
    expect(kinds(all, (G) => G.players['0']?.suspects.undrawn[0]).size).toBe(9);
    expect(kinds(all, (G) => G.secret.alibis.pike.place).size).toBe(12);
  });
});

test('a dirty cop imagines each other seat as the second dirty cop', () => {
  const all = worlds(aMatch({ players: 5 }), '4');
  expect(kinds(all, (G) => `${G.secret.murderer} ${G.secret.weapon}`)).toEqual(new Set(['vane katana']));
  expect(kinds(all, (G) => G.seats.find((seat) => G.players[seat]?.role === 'dirty')).size).toBe(4);
});

test('a spectator can rule out no pair before the first verdict', () => {
  expect(cases(aMatch().view(null))).toHaveLength(90);
});

describe('verdicts and clues rule out pairs', () => {
  test('a “Wrong” verdict rules out every pair with its suspect or weapon', () => {
    const match = aMatch();
    match.play('0', 'examine', 'pike', 'bat');
    expect(cases(match.view(null))).toHaveLength(9 * 8);
    match.afterVerdict().play('0', 'examine', 'vane', 'gloves');
    // Vane with one of seven weapons, or the gloves with one of eight suspects.
    expect(cases(match.view(null))).toHaveLength(7 + 8);
  });

  test('a clue rules out the suspect that it names', () => {
    const match = aMatch();
    match.roll(0, 0).play('0', 'investigate', 'suspects');
    const facts = match.lastCall('0').clues;
    expect(cases(match.view('0'))).toHaveLength(7 * 9);
    for (const G of worlds(match, '0', 30)) {
      for (const { token, alibi } of facts) expect(G.secret.alibis[token]).toEqual(alibi);
    }
  });

  test('a repeated clue proves that every clue in the deck was heard', () => {
    const match = aMatch({ players: 5 });
    match.change((G) => {
      must(G.players['0']).suspects = { undrawn: ['pike'], drawn: [] };
      must(G.players['0']).weapons = { undrawn: ['bat'], drawn: [] };
    });
    match.play('0', 'investigate', 'suspects');
    match.timeOut();
    match.play('0', 'investigate', 'suspects');
    expect(match.lastCall('0').clues[0]?.token).toBe('pike');
    expect(cases(match.view('0'))).toHaveLength(0);
  });
});

test('every imagined state gives the viewer the same view', {
  tags: ['long'],
}, () => {
  const match = aMatch({ players: 4 });
  const check = () => {
    for (const viewer of [null, ...match.G.seats]) {
      for (const G of worlds(match, viewer, 20)) {
        invariant(G);
        const seen = match.view(viewer);
        expect(seen).toEqual(viewOf(G, viewer));
      }
    }
  };
  const viewOf = (G: State, viewer: Viewer) => match.change((into) => Object.assign(into, G)).view(viewer);
  const reset = (G: State) => match.change((into) => Object.assign(into, G));
  const step = (play: () => void) => {
    play();
    const { G } = match;
    check();
    reset(G);
  };
  step(() => match.play('0', 'investigate', 'suspects'));
  step(() => match.play('3', 'investigate', 'weapons'));
  step(() => match.play('3', 'shoot', '1'));
  step(() => match.play('0', 'examine', 'pike', 'bat'));
  step(() => match.afterVerdict());
  step(() => match.play('1', 'investigate', 'suspects'));
  step(() => match.play('0', 'examine', 'vane', 'katana'));
});
