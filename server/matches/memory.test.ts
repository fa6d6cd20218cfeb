import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import { collectGarbage } from '../testing/garbage';
import { aHarness, aScreen, MATCH, type MatchHarness } from './testing';
import { type ToyModule, toy } from './toy';

let harness: MatchHarness;
beforeEach(async () => {
  harness = await aHarness();
});
afterEach(() => harness.end());

const MINUTE = 60_000;
const journal = async () => (await harness.store.journal(MATCH)).map(({ move, at }) => [move, at]);
const timesLogged = (wanted: string) => harness.logged.filter(({ event }) => event === wanted).length;

/** Deals inside a function, so that no variable of the test keeps the match in memory. */
async function deal(...how: Parameters<MatchHarness['deal']>): Promise<void> {
  await harness.deal(...how);
}
const followers: (() => void)[] = [];
async function follow(): Promise<void> {
  followers.push((await (await harness.match()).attach(null, aScreen())).detach);
}
function leave(): void {
  for (const detach of followers.splice(0)) detach();
}
async function standDown(): Promise<void> {
  await (await harness.match()).setBot('1', null);
}

async function isInMemory(): Promise<boolean> {
  await harness.matches.settled();
  await collectGarbage();
  return harness.matches.loaded(MATCH) !== null;
}

/**
 * Waits until the match is garbage-collected. This can take several collections, because V8 keeps objects alive while
 * it compiles in the background.
 */
async function leavesMemory(): Promise<void> {
  await expect.poll(isInMemory, { message: 'the match is still in memory' }).toBe(false);
}

/** Counts how often the match is read from the store. `fails` decides whether a read fails. */
function countReads(fails: () => boolean = () => false): () => number {
  const { match } = harness.store;
  let reads = 0;
  harness.store.match = (id) => {
    reads += 1;
    return fails() ? Promise.reject(new Error('the disk is gone')) : match(id);
  };
  return () => reads;
}

test('a match stays in memory while a client is connected to it', async () => {
  await deal();
  const screen = await harness.watch(null);
  expect(await isInMemory()).toBe(true);
  await harness.pass(MINUTE);
  expect(screen.updates).toHaveLength(1);
});

test('a match without connected clients leaves memory', async () => {
  await deal();
  await follow();
  leave();
  await leavesMemory();
  expect(await harness.plays('0', { name: 'note', args: ['back'] })).toEqual({ ok: true });
  await leavesMemory();
});

test('a deadline fires on time after its match has left memory', async () => {
  await deal({ rounds: 9 });
  const began = harness.clock.now();
  await leavesMemory();
  await harness.pass(MINUTE);
  await leavesMemory();
  await harness.pass(MINUTE);
  await harness.restart();
  expect(harness.matches.loaded(MATCH)).toBeNull();
  await harness.pass(MINUTE);
  expect(await journal()).toEqual([1, 2, 3].map((n) => ['timeout', began + n * MINUTE]));
});

test('a match stays in memory while a bot is scheduled', async () => {
  await deal({ seconds: 600 }, [null, 'steady']);
  expect(await isInMemory()).toBe(true);
  await harness.restart();
  expect(await isInMemory()).toBe(true);
  await harness.pass(30_000);
  expect((await journal()).length).toBeGreaterThan(0);
  await standDown();
  await leavesMemory();
});

test('a bot’s move time stays the same while all people are away', async () => {
  const firstMove = async (comeAndGo: () => Promise<void>) => {
    await deal({ seconds: 600 }, [null, 'steady']);
    for (let times = 0; times < 4; times++) {
      await harness.pass(200, 200);
      await comeAndGo();
    }
    await harness.pass(5_000, 50);
    return (await journal())[0];
  };
  const left = await firstMove(async () => {
    await follow();
    leave();
    await isInMemory();
  });
  await harness.end();
  harness = await aHarness();
  expect(await firstMove(async () => undefined)).toEqual(left);
});

test('a match leaves memory when only a person can move', async () => {
  const steady = must(toy.bots.steady);
  const once: ToyModule = {
    ...toy,
    bots: {
      steady: {
        ...steady,
        timing: {
          delay: (open, ...rest) => (open.guesses.length > 0 ? null : steady.timing.delay(open, ...rest)),
        },
      },
    },
  };
  await harness.restart({ module: once });
  await deal({ seconds: 600 }, [null, 'steady']);
  await harness.pass(30_000);
  await leavesMemory();
  const { snapshot } = must(await harness.store.match(MATCH));
  expect([(await journal()).length, (snapshot as { rows: number }).rows]).toEqual([1, 1]);
});

test('a failed timeout is not retried after loading', async () => {
  await deal();
  const timeout = () => {
    throw new Error('broken');
  };
  await harness.restart({
    module: { ...toy, game: { ...toy.game, moves: { ...toy.game.moves, timeout } } } as ToyModule,
  });
  await harness.pass(5 * MINUTE, 5_000);
  for (let times = 0; times < 3; times++) {
    await leavesMemory();
    await follow();
    leave();
  }
  expect(timesLogged('fault')).toBe(1);
});

test('loading an unreadable match is not retried', async () => {
  await deal();
  await leavesMemory();
  const { match } = harness.store;
  harness.store.match = async (id) => ({ ...must(await match(id)), snapshot: null });
  await harness.pass(60 * MINUTE, MINUTE);
  expect(timesLogged('match-unreadable')).toBe(1);
  expect(harness.ended).toHaveLength(1);
});

test('loading a match is retried if the store fails', async () => {
  await deal();
  await leavesMemory();
  let fails = true;
  const reads = countReads(() => fails);
  await harness.pass(2 * MINUTE);
  expect([reads(), timesLogged('match-not-read')]).toEqual([6, 6]);
  fails = false;
  await harness.pass(MINUTE);
  expect(await journal()).toHaveLength(1);
});

test('simultaneous requests for a match that has left memory share one read', async () => {
  await deal();
  await leavesMemory();
  const reads = countReads();
  const [one, two] = await Promise.all([harness.matches.find(MATCH), harness.matches.find(MATCH)]);
  expect([one === two, reads()]).toEqual([true, 1]);
});
