import { fromNumbers, type Random } from 'hush/game';
import { dice } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { covertques } from '..';
import type { Options, Role, State } from '../state';
import { aDeal, NINE } from '../testing';
import { deal } from './deal';

function dealt(players: number, random: Random, options: Partial<Options> = {}): State {
  return deal(players, { options: covertques.options.parse(options), now: NINE, carryOver: null }, random);
}

function counts(roles: readonly Role[]): Partial<Record<Role, number>> {
  const all: Partial<Record<Role, number>> = {};
  for (const role of roles) all[role] = (all[role] ?? 0) + 1;
  return all;
}

/**
 * Returns a random number generator for a deal. Its first number is `first` and decides which card is removed. All
 * later numbers are random.
 */
function removing(first: number): Random {
  const { Number: rest } = dice('removing');
  let drawn = 0;
  return fromNumbers(() => (drawn++ === 0 ? first : rest()));
}

test('[CQ-2] all players but the Hacker and the Admin are Users', () => {
  expect(counts(Object.values(aDeal(5, 'five').G.roles))).toEqual({ hacker: 1, admin: 1, user: 3 });
  expect(counts(Object.values(aDeal(12, 'twelve').G.roles))).toEqual({ hacker: 1, admin: 1, user: 10 });
});

test('[CQ-3] three players may be dealt no Admin', () => {
  const { roles, secret } = dealt(3, removing(0));
  expect([counts(Object.values(roles)), secret.removed]).toEqual([{ hacker: 1, user: 2 }, 'admin']);
});

test('[CQ-4] four players get two Users if a User’s card is removed', () => {
  const { roles, secret } = dealt(4, removing(0.99));
  expect([counts(Object.values(roles)), secret.removed]).toEqual([{ hacker: 1, admin: 1, user: 2 }, 'user']);
});

test('[CQ-5] the Hacker is alone in a third of matches with three players', () => {
  const alone = (players: number) => {
    const random = dice(`alone at ${players}`);
    const deals = 30_000;
    let without = 0;
    for (let at = 0; at < deals; at++)
      without += Number(!Object.values(dealt(players, random).roles).includes('admin'));
    return without / deals;
  };
  expect(Math.abs(alone(3) - 1 / 3)).toBeLessThan(0.01);
  expect(Math.abs(alone(4) - 1 / 4)).toBeLessThan(0.01);
  expect(alone(5)).toBe(0);
});

test('[CQ-32] six players can have the whole Inquisition', () => {
  const { roles } = dealt(6, dice('inquisition'), { debugger: true, accomplice: true });
  expect(counts(Object.values(roles))).toEqual({ hacker: 1, admin: 1, debugger: 1, accomplice: 1, user: 2 });
});

test('every seat can get every role', () => {
  const random = dice('fair');
  const all = Array.from({ length: 2_000 }, () => dealt(5, random));
  for (const seat of ['0', '1', '2', '3', '4'])
    expect(Math.abs(all.filter(({ roles }) => roles[seat] === 'hacker').length / 2_000 - 1 / 5)).toBeLessThan(0.04);
  expect(new Set(all.map(({ topic }) => topic)).size).toBe(30);
  expect(new Set(all.map(({ secret }) => secret.die)).size).toBe(6);
});

describe('used topics carry over to the next match', () => {
  const first = aDeal(5, 'first');

  test('[CQ-38] the next match in the room has a different topic', () => {
    const topics = Array.from({ length: 200 }, (_, seed) => {
      const next = aDeal(5, `next ${seed}`, {}, covertques.carryOver?.(first.G) ?? null);
      return next.G.topic;
    });
    expect(topics).not.toContain(first.G.topic);
    expect(new Set(topics).size).toBeGreaterThan(25);
  });

  test('[CQ-59] thirty matches use thirty topics', () => {
    let carryOver = covertques.carryOver?.(first.G) ?? null;
    const used = [first.G.topic];
    while (used.length < 30) {
      const next = aDeal(3, `match ${used.length}`, {}, carryOver);
      used.push(next.G.topic);
      carryOver = covertques.carryOver?.(next.G) ?? null;
    }
    expect(new Set(used).size).toBe(30);
    const after = Array.from({ length: 400 }, (_, seed) => aDeal(3, `after ${seed}`, {}, carryOver));
    expect(new Set(after.map(({ G }) => G.topic))).toEqual(new Set(used.slice(0, -1)));
    expect(new Set(after.map(({ G }) => G.topicsUsed.length))).toEqual(new Set([2]));
  });

  test('an invalid list of used topics counts as empty', () => {
    for (const odd of [7, 'TC01', { TC01: 1 }, [null, 'TC99']])
      expect(aDeal(3, 'odd', {}, odd).G.topicsUsed).toHaveLength(1);
  });
});
