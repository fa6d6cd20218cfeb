import { expect, test } from 'vitest';
import { begin } from '../../../shared/testing/play';
import { coverblown } from '..';
import { roundMs } from '../queries';
import type { Claim, State, View } from '../state';
import { view } from '../view';
import { delay, stageOf } from './timing';

const START = 1_000_000;
const fresh = (options?: unknown): View =>
  view(begin({ module: coverblown, seats: 3, seed: 'timing', options, now: START }).G as State, null);
const later = (open: View, change: Partial<View>): View => ({ ...open, ...change });
const claimBy = (by: string, at: number): Claim => ({ day: 'monday', at, by, kind: 'clean', subject: 'bat' });
const allSpoke = (open: View): View =>
  later(open, { called: ['0', '1', '2'], claims: ['0', '1', '2'].map((seat) => claimBy(seat, START + 20_000)) });

test("the length of a round is the game's own, or what the host chose", () => {
  expect(roundMs(fresh())).toBe(180_000);
  expect(roundMs(later(fresh(), { day: 'tuesday' }))).toBe(150_000);
  expect(roundMs(fresh({ roundSeconds: 300 }))).toBe(330_000);
});

test('a first call is answered 3 to 9 s after it rang', () => {
  expect(delay(fresh(), '0', START)).toEqual({ from: 3000, to: 9000 });
});

test('a bot calls its contact 8 to 40 s into the round', () => {
  const tuesday = later(fresh(), { day: 'tuesday', endsAt: START + 150_000 });
  expect(delay(tuesday, '0', START)).toEqual({ from: 8000, to: 40_000 });
  expect(delay(tuesday, '0', START + 30_000)).toMatchObject({ to: 10_000 });
});

test('claims come some seconds apart', () => {
  const called = later(fresh(), { called: ['0'] });
  expect(stageOf(called, '0', START + 20_000)).toBe('talk');
  expect(delay(called, '0', START + 20_000)).toEqual({ from: 4000, to: 14_000 });
});

test('with everybody heard a bot examines no sooner than at 45 % of the round, otherwise at 58 to 85 %', () => {
  const heard = delay(allSpoke(fresh()), '0', START + 25_000);
  expect((heard?.from ?? 0) + 25_000).toBeGreaterThanOrEqual(0.45 * 180_000);
  const waiting = later(allSpoke(fresh()), { called: ['0', '1'] });
  const alone = delay(waiting, '0', START + 100_000);
  expect((alone?.from ?? 0) + 100_000).toBeGreaterThanOrEqual(0.58 * 180_000);
  expect((alone?.to ?? 0) + 100_000).toBeCloseTo(0.85 * 180_000);
});

test('a shot is answered within seconds by everybody but who fired it, and once', () => {
  const shots = [{ day: 'monday' as const, at: START + 30_000, by: '1', target: '2' }];
  const shot = later(allSpoke(fresh()), { shots });
  expect(['0', '1', '2'].map((seat) => stageOf(shot, seat, START + 31_000))).toEqual(['react', 'examine', 'react']);
  expect(delay(shot, '0', START + 31_000)?.to).toBeLessThanOrEqual(9000);
  const answered = later(shot, { claims: [...shot.claims, claimBy('0', START + 33_000)] });
  expect(stageOf(answered, '0', START + 34_000)).toBe('examine');
});

test('on Friday nobody examines; who has a bullet waits for a moment, who has none is done', () => {
  const friday = later(fresh(), { day: 'friday', endsAt: START + 150_000, called: ['0', '1', '2'] });
  const spoke = later(friday, {
    claims: ['0', '1', '2'].map((by) => ({ ...claimBy(by, START + 9000), day: 'friday' as const })),
  });
  expect(stageOf(spoke, '0', START + 10_000)).toBe('last');
  const empty = later(spoke, { bullets: { 0: false, 1: true, 2: true } });
  expect(delay(empty, '0', START + 10_000)).toBeNull();
});

test('when the match is over nobody has anything to do', () => {
  const over = later(fresh(), { outcome: { winners: [], reason: 'week-over' }, endsAt: null });
  expect(delay(over, '0', START)).toBeNull();
});

test('no wait is shorter than a moment, however late it is', () => {
  for (const passed of [0, 50_000, 120_000, 179_999]) {
    for (const open of [fresh(), allSpoke(fresh())]) {
      const wait = delay(open, '0', START + passed);
      expect(wait?.from).toBeGreaterThanOrEqual(1500);
      expect(wait?.to).toBeGreaterThan(wait?.from ?? 0);
    }
  }
});
