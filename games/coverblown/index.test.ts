import { must, type Viewer } from 'hush/game';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { diff } from '#shared/wire/diff.ts';
import { coverblown } from '.';
import { aDeal, aMatch, NOON } from './testing';

test('[CB-1] a match has three to five players', () => {
  expect(coverblown.players).toEqual({ min: 3, max: 5 });
  expect(() => aDeal(2, 'two')).toThrow();
  expect(() => aDeal(6, 'six')).toThrow();
});

describe('the number of players determines the durations of the days', () => {
  const seconds = (deadline: number | null, from: number | null) => (must(deadline) - must(from)) / 1000;

  function week(players: 3 | 4 | 5): number[] {
    const match = aDeal(players, `week ${players}`);
    const lengths = [seconds(match.G.deadline, NOON)];
    while (match.G.day !== 'friday') {
      const opens = match.G.deadline;
      lengths.push(seconds(match.timeOut().G.deadline, opens));
    }
    return lengths;
  }

  function sides(players: number) {
    const { G } = aDeal(players, `sides ${players}`);
    const dirty = Object.values(G.players).filter(({ role }) => role === 'dirty').length;
    return { dirty, lives: G.startLives };
  }

  test('[CB-2] with three players, there is one dirty cop, and each has two lives', () => {
    expect(sides(3)).toEqual({ dirty: 1, lives: 2 });
    expect(week(3)).toEqual([180, 150, 150, 150, 150]);
  });

  test('[CB-3] with four players, there is one dirty cop, and each has two lives', () => {
    expect(sides(4)).toEqual({ dirty: 1, lives: 2 });
    expect(week(4)).toEqual([210, 180, 180, 180, 180]);
  });

  test('[CB-4] with five players, there are two dirty cops, and each has three lives', () => {
    expect(sides(5)).toEqual({ dirty: 2, lives: 3 });
    expect(week(5)).toEqual([240, 210, 210, 210, 210]);
  });

  test('[CB-49] Monday lasts 30 seconds longer than the host’s days', () => {
    const match = aDeal(4, 'long', { roundSeconds: 300 });
    expect(seconds(match.G.deadline, NOON)).toBe(330);
    const opens = match.G.deadline;
    expect(seconds(match.timeOut().G.deadline, opens)).toBe(300);
  });
});

describe('a host can set the options', () => {
  test('a new table has days of the default duration', () => {
    const pace = coverblown.paces?.find(({ title }) => title === 'Normal');
    expect(coverblown.options.parse(pace?.options)).toEqual(coverblown.options.parse({}));
  });

  test('both options have defaults', () => {
    expect(coverblown.options.parse({})).toEqual({ bulletsOnTable: false, roundSeconds: 0 });
  });

  test.each([-1, 1, 59, 601, 90.5, '90', null])('a host cannot set days of %s seconds', (roundSeconds) => {
    expect(coverblown.options.safeParse({ roundSeconds }).success).toBe(false);
  });

  test.each([0, 60, 300, 600])('a host can set days of %s seconds', (roundSeconds) => {
    expect(coverblown.options.safeParse({ roundSeconds }).success).toBe(true);
  });

  test('an unknown option is refused', () => {
    expect(coverblown.options.safeParse({ murderer: 'vane' }).success).toBe(false);
  });

  test('the form has a title for each option', () => {
    expect(z.toJSONSchema(coverblown.options, { io: 'input' })).toMatchObject({
      properties: {
        bulletsOnTable: {
          labels: { false: 'Counted for you', true: 'You count them' },
          title: 'Bullets and lives',
        },
        roundSeconds: { title: 'Length of a day', unit: 'seconds', minimum: 0, maximum: 600 },
      },
    });
  });
});

test('the private part of a view is never longer than `privateBytes`', () => {
  const match = aMatch({ players: 3, acknowledged: false });
  const longest = () => {
    const open = Buffer.byteLength(JSON.stringify(match.view(null)));
    return Math.max(...match.G.seats.map((seat) => Buffer.byteLength(JSON.stringify(match.view(seat))) - open));
  };
  for (const seat of match.G.seats) match.play(seat, 'ackFirstCall');
  while (match.G.outcome === null) {
    for (const seat of match.G.seats) {
      const isDouble = match.player(seat).doubles < 3;
      match.roll(...(isDouble ? [0, 0.99] : [0.99])).play(seat, 'investigate', 'suspects');
    }
    expect(longest()).toBeLessThan(coverblown.privateBytes ?? 0);
    match.timeOut();
  }
});

test('a caller’s change exceeds the public change by at most `privateChangeBytes`', () => {
  const match = aMatch({ players: 3, acknowledged: false });
  const seenBy = (viewer: Viewer) => JSON.parse(JSON.stringify(match.view(viewer)));
  const bytes = (change: unknown) => Buffer.byteLength(JSON.stringify(change ?? null));
  for (const seat of match.G.seats) match.play(seat, 'ackFirstCall');
  let longest = 0;
  while (match.G.outcome === null) {
    for (const seat of match.G.seats) {
      const [open, own] = [seenBy(null), seenBy(seat)];
      const isDouble = match.player(seat).doubles < 3;
      match.roll(...(isDouble ? [0, 0.99] : [0.99])).play(seat, 'investigate', 'suspects');
      const openNow = seenBy(null);
      const more = bytes(diff(own, seenBy(seat))) - bytes(diff(open, openNow));
      expect(more).toBeLessThanOrEqual(must(coverblown.privateChangeBytes)(open, openNow));
      longest = Math.max(longest, more);
    }
    match.timeOut();
  }
  expect(longest).toBeGreaterThan(200);
});
