import { beforeEach, expect, test } from 'vitest';
import { type FakeClock, fakeClock } from './clock/fake';
import { createGuesses, type Guesses, type Lookup } from './guessing';

const HERE = '203.0.113.7';
const HOUR = 3_600_000;
const here = new AbortController().signal;

let clock: FakeClock;
let guesses: Guesses;
beforeEach(() => {
  clock = fakeClock();
  guesses = createGuesses(30, clock);
});

/** Starts a lookup. In the returned object, the result is null as long as the lookup waits. */
function lookUp(code: string, address = HERE, gone = here) {
  const said: { look: Lookup | number | null; at: number } = { look: null, at: 0 };
  void guesses.lookUp(address, code, gone).then((look) => {
    said.look = look;
    said.at = clock.now();
  });
  return said;
}
const hear = () => new Promise((heard) => setImmediate(heard));
async function pass(ms: number, step = 100): Promise<void> {
  for (const until = clock.now() + ms; clock.now() < until; await hear())
    clock.advance(Math.min(step, until - clock.now()));
}
async function makeNoise(address = HERE, times = 30): Promise<void> {
  for (let n = 0; n < times; n++) lookUp(`WRONG${n}`, address);
  await hear();
}
const isAdmitted = ({ look }: { look: Lookup | number | null }) => look !== null && typeof look !== 'number';

test('an address may look up thirty wrong codes without delay', async () => {
  const looks = Array.from({ length: 31 }, (_, n) => lookUp(`CODE${n}`));
  await hear();
  expect(looks.map(isAdmitted)).toEqual([...Array(30).fill(true), false]);
  await pass(2_500);
  expect(looks.every(isAdmitted)).toBe(true);
});

test('thirty wrong codes within ten minutes reach the limit', async () => {
  for (let n = 0; n < 30; n++) {
    expect(guesses.delay(HERE)).toBe(0);
    guesses.wrong(HERE);
    clock.advance(19_000);
  }
  expect(guesses.delay(HERE)).toBeGreaterThan(0);
  clock.advance(60_000);
  expect(guesses.delay(HERE)).toBe(0);
});

test('right codes do not count towards the limit', async () => {
  for (let n = 0; n < 100; n++) {
    const look = await guesses.lookUp(HERE, 'RIGHT', here);
    if (typeof look !== 'number') look.wasRight();
  }
  expect(guesses.delay(HERE)).toBe(0);
});

test('an endless guesser looks up at most 190 codes an hour', async () => {
  let sent = 0;
  let tried = 0;
  const guess = (): void => {
    void guesses.lookUp(HERE, `GUESS${sent++}`, here).then((look) => {
      if (typeof look !== 'number') tried += 1;
      guess();
    });
  };
  for (let hand = 0; hand < 3; hand++) guess();
  const perHour: number[] = [];
  const waits: number[] = [];
  for (let hour = 0; hour < 3; hour++) {
    const before = tried;
    for (let quarter = 0; quarter < 4; quarter++) {
      await pass(HOUR / 4 - 30_000, 400);
      const newcomer = lookUp('RIGHT');
      const since = clock.now();
      await pass(30_000, 400);
      expect(isAdmitted(newcomer)).toBe(true);
      (newcomer.look as Lookup).wasRight();
      waits.push(newcomer.at - since);
    }
    perHour.push(tried - before);
  }
  expect(Math.max(...perHour)).toBeLessThanOrEqual(190);
  expect(Math.min(...perHour)).toBeGreaterThan(100);
  expect(Math.max(...waits)).toBeLessThanOrEqual(25_000);
});

test('lookups are no longer delayed once ten minutes have passed since the last guess', async () => {
  await makeNoise();
  expect(guesses.delay(HERE)).toBe(2_400);
  await pass(600_000, 10_000);
  expect(guesses.delay(HERE)).toBe(0);
  expect(isAdmitted(lookUp('NEXT'))).toBe(false);
  await hear();
  expect(isAdmitted(lookUp('NEXT'))).toBe(false);
});

test('the newest waiting lookup is answered first', async () => {
  await makeNoise();
  const older = lookUp('OLDER');
  const class1 = lookUp('CLASS');
  const newest = lookUp('NEWEST');
  const class2 = lookUp('CLASS');
  await pass(2_500);
  expect([older, class1, newest, class2].map(isAdmitted)).toEqual([false, true, false, true]);
  await pass(5_000);
  expect([older, newest].map(isAdmitted)).toEqual([false, true]);
});

test('an eleventh waiting lookup makes the oldest fail', async () => {
  await makeNoise();
  const waiting = Array.from({ length: 11 }, (_, n) => lookUp(`CODE${n}`));
  await hear();
  expect(waiting[0]?.look).toBe(2_000);
  expect(waiting.slice(1).map(({ look }) => look)).toEqual(Array(10).fill(null));
});

test('a repeated code is soon looked up during a flood', async () => {
  await makeNoise();
  let sent = 0;
  const flood = async (ms: number) => {
    for (const until = clock.now() + ms; clock.now() < until; await hear()) {
      for (let n = 0; n < 20; n++) lookUp(`FLOOD${sent++}`);
      clock.advance(50);
    }
  };
  await flood(60_000);
  const first = lookUp('RIGHT');
  await flood(200);
  expect(first.look).toBe(2_000);
  await flood(2_000);
  const second = lookUp('RIGHT');
  await flood(24_500);
  expect(isAdmitted(second)).toBe(true);
});

test('no lookup waits longer than 25 seconds', async () => {
  await makeNoise(HERE, 30);
  for (let n = 0; n < 12; n++) guesses.wrong(HERE);
  const early = lookUp('EARLY');
  await pass(1_000);
  const late = lookUp('LATE');
  await pass(24_000);
  expect([isAdmitted(late), typeof early.look]).toEqual([true, 'number']);
});

test('a disconnected client’s lookup stops waiting', async () => {
  await makeNoise();
  const leaving = new AbortController();
  const gone = lookUp('GONE', HERE, leaving.signal);
  leaving.abort();
  const stays = lookUp('STAYS');
  await pass(2_500);
  expect([typeof gone.look, isAdmitted(stays)]).toEqual(['number', true]);
});

test('a guesser does not delay other addresses', async () => {
  await makeNoise('2001:db8:7:0::/64');
  expect(guesses.delay('2001:db8:7:0::/64')).toBeGreaterThan(0);
  expect(guesses.delay('203.0.113.8')).toBe(0);
  for (let n = 1; n < 8; n++) {
    expect(guesses.delay('2001:db8:7:99::/64')).toBe(0);
    await makeNoise(`2001:db8:7:${n}::/64`);
  }
  expect(guesses.delay('2001:db8:7:99::/64')).toBe(300);
  expect(guesses.delay('2001:db8:8:99::/64')).toBe(0);
  const next = lookUp('NEXT', '2001:db8:7:99::/64');
  await hear();
  expect(isAdmitted(next)).toBe(false);
  await pass(400);
  expect(isAdmitted(next)).toBe(true);
});
