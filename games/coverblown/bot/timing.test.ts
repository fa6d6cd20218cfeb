import { begin } from 'hush/testing';
import { describe, expect, test } from 'vitest';
import { coverblown } from '..';
import { HEARING_MS, roundMs, VERDICT_MS } from '../queries';
import type { Claim, Plan, State, View } from '../state';
import { view } from '../view';
import { asked, delay, disturbed, SHOT_GAP_MS, stageOf } from './timing';

const START = 1_000_000;
const MONDAY = 180_000;
/** Seat 0 is a person, and the others are bots. */
const COMPANY = { people: ['0'] };
const ALONE = { people: [] };

const fresh = (options?: unknown): View =>
  view(begin({ module: coverblown, seats: 3, seed: 'timing', options, now: START }).G as State, null);
const later = (open: View, change: Partial<View>): View => ({ ...open, ...change });
const claimBy = (by: string, at: number, round: View['day'] = 'monday'): Claim => {
  return { n: at, round, at, by, kind: 'clean', subject: 'bat', retracted: false };
};
const allSpoke = (open: View): View =>
  later(open, { called: ['0', '1', '2'], claims: ['0', '1', '2'].map((seat) => claimBy(seat, START + 20_000)) });
const planBy = (by: string, at: number, objections: string[] = []): Plan => {
  return { by, suspect: 'pike', weapon: 'bat', at, agreements: [], objections };
};
/** Returns when the bot acts next, as a range in ms since the start of the day. */
const acts = (open: View, seat: string, passed: number, company = COMPANY) => {
  const wait = delay(open, seat, START + passed, company);
  return { from: passed + (wait?.from ?? Number.NaN), to: passed + (wait?.to ?? Number.NaN) };
};

test('a day has the default duration unless the host sets one', () => {
  expect(roundMs(fresh())).toBe(MONDAY);
  expect(roundMs(later(fresh(), { day: 'tuesday' }))).toBe(150_000);
  expect(roundMs(fresh({ roundSeconds: 300 }))).toBe(330_000);
});

test('a bot answers its first call after 3 to 9 s', () => {
  expect(delay(fresh(), '1', START, COMPANY)).toEqual({ from: 3000, to: 9000 });
});

test('a bot calls its contact 8 to 40 s into the day', () => {
  const tuesday = later(fresh(), { day: 'tuesday', endsAt: START + 150_000 });
  expect(delay(tuesday, '1', START, COMPANY)).toEqual({ from: 8000, to: 40_000 });
  expect(delay(tuesday, '1', START + 30_000, COMPANY)).toMatchObject({ to: 10_000 });
});

test('a bot waits four seconds before its first claim of the day', () => {
  const called = later(fresh(), { called: ['1'] });
  expect(stageOf(called, '1')).toBe('talk');
  expect(delay(called, '1', START + 20_000, COMPANY)).toEqual({ from: 4000, to: 14_000 });
});

test('[CB-53] bots have nothing to do while a verdict is shown', () => {
  const began = START + VERDICT_MS;
  const shown = later(fresh(), { day: 'tuesday', isVerdictShown: true, began, endsAt: began });
  expect([stageOf(shown, '1'), delay(shown, '1', START, COMPANY), asked(shown, '1', COMPANY)]).toEqual([
    'rest',
    null,
    null,
  ]);
  const tuesday = later(shown, { isVerdictShown: false, endsAt: began + 150_000 });
  expect(delay(tuesday, '1', began, COMPANY)).toEqual({ from: 8000, to: 40_000 });
  expect(asked(tuesday, '1', COMPANY)).not.toBeNull();
});

describe('bots time their proposals', () => {
  test('a bot waits for a person until 70 % of the clock', () => {
    const waiting = later(allSpoke(fresh()), { called: ['1', '2'] });
    expect(acts(waiting, '1', 36_000).from).toBeGreaterThanOrEqual(0.7 * MONDAY);
    const mute = later(allSpoke(fresh()), { claims: ['1', '2'].map((seat) => claimBy(seat, START + 20_000)) });
    expect(acts(mute, '1', 36_000).from).toBeGreaterThanOrEqual(0.7 * MONDAY);
  });

  test('a bot proposes between 40 % and 60 % of the clock', () => {
    const { from, to } = acts(allSpoke(fresh()), '1', 36_000);
    expect(from).toBeGreaterThanOrEqual(0.4 * MONDAY);
    expect(to).toBeLessThanOrEqual(0.6 * MONDAY);
  });

  test('a proposal leaves time to answer, even in short rounds', () => {
    for (const seconds of [60, 100, 600]) {
      const open = later(allSpoke(fresh({ roundSeconds: seconds })), { called: ['1', '2'] });
      expect(acts(open, '1', 36_000).to).toBeLessThanOrEqual(roundMs(open) - HEARING_MS - 3000);
    }
  });

  test('a bot examines its pair at least ten seconds after proposing', () => {
    const announced = later(allSpoke(fresh()), { plans: [planBy('1', START + 80_000)] });
    expect(['1', '2'].map((seat) => stageOf(announced, seat))).toEqual(['examine', 'listen']);
    expect(acts(announced, '1', 80_000).from).toBeGreaterThanOrEqual(80_000 + HEARING_MS);
    const spoken = later(announced, { claims: [...announced.claims, claimBy('0', START + 89_000)] });
    expect(acts(spoken, '1', 89_000).from).toBeGreaterThanOrEqual(89_000 + 3000);
  });

  test('a claim delays an imminent examination by three seconds', () => {
    const announced = later(allSpoke(fresh()), { plans: [planBy('1', START + 80_000)] });
    expect(['1', '2'].map((seat) => disturbed(announced, seat))).toEqual([true, false]);
    expect(disturbed(allSpoke(fresh()), '1')).toBe(false);
    expect(acts(announced, '1', 89_900).from).toBeGreaterThanOrEqual(92_900);
  });

  test('a bot waits 30 s after another player’s proposal', () => {
    const announced = later(allSpoke(fresh()), { plans: [planBy('0', START + 80_000)] });
    expect(acts(announced, '1', 80_000).to).toBeLessThan(80_000 + HEARING_MS);
    expect(acts(announced, '1', 88_000).from).toBeGreaterThanOrEqual(80_000 + 30_000);
  });
});

describe('bots hurry when all people have called and made a claim', () => {
  test('a bot makes each missing call or claim within 2.6 s', () => {
    const ready = later(fresh(), { called: ['0'], claims: [claimBy('0', START + 12_000)] });
    expect(delay(ready, '1', START + 12_000, COMPANY)).toEqual({ from: 1000, to: 2600 });
    const called = later(ready, { called: ['0', '1'] });
    expect(delay(called, '1', START + 14_000, COMPANY)).toEqual({ from: 1000, to: 2600 });
    const twoPeople = { people: ['0', '2'] };
    expect(delay(ready, '1', START + 12_000, twoPeople)?.to).toBeGreaterThan(5000);
  });
});

describe('a bot keeps the time that was drawn for its next action', () => {
  test('claims and calls of other players do not change the drawn time', () => {
    const before = later(allSpoke(fresh()), { called: ['0', '1'], claims: [claimBy('0', START + 9000)] });
    const spoken = later(before, { claims: [...before.claims, claimBy('2', START + 11_000)] });
    const called = later(before, { called: ['0', '1', '2'] });
    for (const seat of ['1']) {
      expect(asked(spoken, seat, COMPANY)).toEqual(asked(before, seat, COMPANY));
      expect(asked(called, seat, COMPANY)).toEqual(asked(before, seat, COMPANY));
    }
  });

  test('a bot keeps the drawn time until its task changes', () => {
    const before = later(allSpoke(fresh()), { claims: [claimBy('1', START + 9000)] });
    const others: Partial<View>[] = [
      { day: 'tuesday' },
      { claims: [...before.claims, claimBy('1', START + 30_000)] },
      { claims: [...before.claims, claimBy('0', START + 30_000)] },
      { shots: [{ day: 'monday', at: START + 30_000, by: '2', target: '0' }] },
      { plans: [planBy('2', START + 30_000)] },
      { plans: [planBy('1', START + 30_000)] },
    ];
    const keys = [before, ...others.map((change) => later(before, change))].map((open) => asked(open, '1', COMPANY));
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
  });

  test('an objection changes the drawn time of only the bot that will examine', () => {
    const before = later(allSpoke(fresh()), { plans: [planBy('1', START + 80_000)] });
    const objected = later(before, { plans: [planBy('1', START + 80_000, ['0'])] });
    const spoken = later(before, { claims: [...before.claims, claimBy('0', START + 83_000)] });
    for (const open of [objected, spoken]) {
      expect(asked(open, '1', COMPANY)).not.toEqual(asked(before, '1', COMPANY));
      expect(asked(open, '2', COMPANY)).toEqual(asked(before, '2', COMPANY));
    }
    expect(delay(objected, '1', START + 84_000, COMPANY)).toEqual({ from: 2000, to: 5000 });
  });
});

test('bots act three times faster without people', () => {
  const announced = later(allSpoke(fresh()), { plans: [planBy('1', START + 80_000)] });
  expect(acts(announced, '1', 80_000, ALONE).from).toBe(80_000 + HEARING_MS);
  expect(delay(fresh(), '1', START, ALONE)).toEqual({ from: 1000, to: 3000 });
  const slow = delay(allSpoke(fresh()), '1', START + 36_000, COMPANY);
  const fast = delay(allSpoke(fresh()), '1', START + 36_000, ALONE);
  expect(fast?.from).toBeCloseTo((slow?.from ?? 0) / 3);
  expect(fast?.to).toBeCloseTo((slow?.to ?? 0) / 3);
});

test('all bots except the shooter react to a shot once, within seconds', () => {
  const shots = [{ day: 'monday' as const, at: START + 30_000, by: '1', target: '2' }];
  const shot = later(allSpoke(fresh()), { shots });
  expect(['0', '1', '2'].map((seat) => stageOf(shot, seat))).toEqual(['react', 'plan', 'react']);
  expect(delay(shot, '0', START + 31_000, COMPANY)?.to).toBeLessThanOrEqual(9000);
  const answered = later(shot, { claims: [...shot.claims, claimBy('0', START + 33_000)] });
  expect(stageOf(answered, '0')).toBe('plan');
});

describe('bots act on Friday', () => {
  const friday = later(fresh(), { day: 'friday', endsAt: START + 150_000, called: ['0', '1', '2'] });
  const spoke = later(friday, { claims: ['0', '1', '2'].map((by) => claimBy(by, START + 9000, 'friday')) });

  test('a bot acts as long as it has a bullet', () => {
    expect(stageOf(spoke, '1')).toBe('last');
    const empty = later(spoke, { bullets: { 0: true, 1: false, 2: true } });
    expect(delay(empty, '1', START + 10_000, COMPANY)).toBeNull();
    expect(asked(empty, '1', COMPANY)).toBeNull();
  });

  test('a bot shoots at least twelve seconds after the last shot', () => {
    const shots = [{ day: 'friday' as const, at: START + 100_000, by: '2', target: '0' }];
    const answered = later(spoke, { shots, claims: [...spoke.claims, claimBy('1', START + 104_000, 'friday')] });
    for (const company of [COMPANY, ALONE])
      expect(acts(answered, '1', 105_000, company).from).toBeGreaterThanOrEqual(100_000 + SHOT_GAP_MS - 1e-6);
  });
});

test('no bot has anything to do after the end', () => {
  const over = later(fresh(), { outcome: { winners: [], reason: 'week-over' }, endsAt: null });
  expect(delay(over, '0', START, COMPANY)).toBeNull();
  expect(asked(over, '0', COMPANY)).toBeNull();
});

test('every delay is at least one second', () => {
  for (const passed of [0, 50_000, 120_000, 179_999]) {
    for (const open of [fresh(), allSpoke(fresh())]) {
      const wait = delay(open, '0', START + passed, COMPANY);
      expect(wait?.from).toBeGreaterThanOrEqual(1000);
      expect(wait?.to).toBeGreaterThan(wait?.from ?? 0);
    }
  }
});
