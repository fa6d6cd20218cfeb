import { chance, must } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { dealPlayer } from './rules/deal';
import type { SuspectId, WeaponId } from './state';
import { aDeal, aMatch, type Match, NOON } from './testing';
import { reveal } from './view';

/** Changes the crime of a match. Honest cops know none of the facts that this changes. */
function exchanged(match: Match, murderer: SuspectId, weapon: WeaponId): Match {
  return match.change((G) => {
    G.secret = { ...G.secret, murderer, weapon };
    for (const seat of G.seats) {
      const { role, contact, acknowledged } = must(G.players[seat]);
      const dealt = dealPlayer(role, role === 'dirty' ? murderer : contact, G.secret, NOON, chance(seat));
      G.players[seat] = { ...dealt, acknowledged, calls: role === 'dirty' ? dealt.calls : must(G.players[seat]).calls };
    }
  });
}

test('[CB-7] an honest cop’s view does not depend on the crime', () => {
  const match = aMatch({ players: 5 });
  const before = [null, '0', '1', '2'].map((viewer) => match.view(viewer));
  expect(JSON.stringify(before[1])).not.toContain('dirty');
  exchanged(match, 'ames', 'solvent');
  expect([null, '0', '1', '2'].map((viewer) => match.view(viewer))).toEqual(before);
});

test('[CB-8] a dirty cop’s view does not show the second dirty cop', () => {
  const seen = ['0', '1', '2', '3'].map((other) => {
    const match = aMatch({ players: 5, dirty: [other, '4'] });
    // The words of the first call are random, so the calls are left out of the comparison.
    return match.change((G) => Object.assign(must(G.players['4']), { calls: [] })).view('4');
  });
  for (const view of seen) expect(view).toEqual(seen[0]);
});

describe('right after the deal, views contain no secrets', () => {
  const match = aDeal(5, 'dealt');

  test('a spectator sees no private information', () => {
    expect(match.view(null)).toMatchObject({ me: null, truth: null });
  });

  test('a player’s view does not show which clues are left', () => {
    for (const seat of match.G.seats) {
      expect(Object.keys(must(match.view(seat).me)).sort()).toEqual(
        ['acknowledged', 'calls', 'contact', 'role', 'weapon'].sort(),
      );
    }
  });

  test('the views of different seats differ only in their private parts', () => {
    for (const seat of match.G.seats) expect({ ...match.view(seat), me: null }).toEqual(match.view(null));
  });

  test('the match waits for players who have not called their contact', () => {
    const other = aMatch();
    other.play('1', 'investigate', 'suspects');
    expect(other.view(null)).toMatchObject({ waitingFor: ['0', '2'], called: ['1'], endsAt: NOON + 180_000 });
  });
});

test('[CB-35] all viewers see every secret after the end', () => {
  const match = aMatch({ players: 4 });
  match.play('0', 'investigate', 'suspects');
  expect(match.view(null).truth).toBeNull();
  match.play('1', 'examine', 'vane', 'katana');
  for (const viewer of [null, ...match.G.seats]) {
    const { truth } = match.view(viewer);
    expect(truth).toMatchObject({ murderer: 'vane', weapon: 'katana', alibis: match.G.secret.alibis });
    for (const seat of match.G.seats) {
      expect(truth?.players[seat]).toEqual({ ...match.player(seat), blown: seat === '3' });
    }
  }
});

test('`reveal` returns all secrets even before the end', () => {
  const match = aMatch();
  expect(reveal(match.G)).toMatchObject({ me: null, truth: { murderer: 'vane', players: { 2: { role: 'dirty' } } } });
});
