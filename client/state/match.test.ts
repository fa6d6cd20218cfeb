import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { must } from '#shared/must.ts';
import type { SeatAnswer } from '#shared/wire/wire.ts';
import type { MatchSocket } from '../net/connection';
import { MatchStore } from './match';

type Answer = (answer: { ok: true } | { error: string }) => void;

/** A fake connection that records all events, and with which tests can answer them. */
const line = {
  heard: new Map<string, (...args: unknown[]) => void>(),
  connects: 0,
  syncs: [] as { with: string; answer: unknown }[],
  timeKnown: () => Promise.resolve(),
  close: () => undefined,
  open: () =>
    ({
      on: (event: string, hear: (...args: unknown[]) => void) => line.heard.set(event, hear),
      active: false,
      connect() {
        line.connects += 1;
        line.heard.get('connect')?.();
      },
      emit(event: string, _match: string, _seat: string, credentials: string, _wishes: object, answer: Answer) {
        if (event === 'sync') line.syncs.push({ with: credentials, answer });
      },
    }) as unknown as MatchSocket,
};

beforeEach(() => {
  vi.useFakeTimers();
  line.connects = 0;
  line.syncs = [];
});
afterEach(() => vi.useRealTimers());

const match = { id: 'm1', game: 'toy' };

/** Makes a store that gets new credentials for each request, and a function that answers its last sync request. */
function aStore() {
  let asked = 0;
  const seatOf = async (fresh: boolean): Promise<SeatAnswer> => {
    if (fresh) asked += 1;
    return { match, playerID: '0', credentials: `c${asked}` };
  };
  const store = new MatchStore(match, seatOf, 'live', line);
  store.start();
  const answer = async (said: Parameters<Answer>[0]) => {
    await vi.advanceTimersByTimeAsync(2_000);
    (must(line.syncs.at(-1)).answer as Answer)(said);
    await vi.advanceTimersByTimeAsync(2_000);
    return { with: line.syncs.map((sync) => sync.with), isLost: store.state.get().isSeatLost };
  };
  return { store, answer };
}

const dead = { error: 'unauthorized' };

test('a device whose credentials are rejected requests new ones', async () => {
  const { store, answer } = aStore();
  expect(await answer(dead)).toEqual({ with: ['c0', 'c1'], isLost: false });
  expect(await answer(dead)).toEqual({ with: ['c0', 'c1', 'c2'], isLost: false });
  expect(await answer({ ok: true })).toEqual({ with: ['c0', 'c1', 'c2'], isLost: false });
  store.stop();
});

test('the seat counts as lost if new credentials fail three times', async () => {
  const { store, answer } = aStore();
  for (const isLost of [false, false, false, true]) expect((await answer(dead)).isLost).toBe(isLost);
  store.stop();
});

test('the seat is lost if the match no longer exists', async () => {
  const { store, answer } = aStore();
  await answer(dead);
  expect(await answer({ error: 'no-match' })).toMatchObject({ isLost: true });
  store.stop();
});

test('the store keeps trying while the server lacks the game', async () => {
  const { store } = aStore();
  must(line.heard.get('connect_error'))(new Error('game-missing'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([store.state.get().isGameMissing, line.connects]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(40_000);
  expect([store.state.get().isGameMissing, line.connects]).toEqual([false, 2]);
  must(line.heard.get('connect_error'))(new Error('websocket error'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(line.connects).toBe(3);
  store.stop();
});

test('a device without a seat uses its member’s token to watch', async () => {
  const store = new MatchStore(match, async () => null, 'live', line, 'a token');
  store.start();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(line.syncs.map((sync) => sync.with)).toEqual(['a token']);
  store.stop();
});

describe('the store applies patches to its view', () => {
  const state = { G: { day: 'monday', hand: null, claims: ['a'] }, ctx: {}, _stateID: 0 };
  const fact = (n: number) => ({ n, at: 0, code: 'moved', facts: null });
  const seats = [{ id: 0, name: 'Ana', isConnected: true, member: 'ana' }];
  const hear = (event: string, ...args: unknown[]) => must(line.heard.get(event))(...args);
  async function synced() {
    const { store, answer } = aStore();
    await answer({ ok: true });
    hear('sync', match.id, { state, publicLog: [fact(1)], filteredMetadata: seats });
    return store;
  }

  test('the players are known as soon as the match is synced', async () => {
    expect((await synced()).state.get().seats).toEqual(seats);
  });

  test('unchanged parts of a view stay the same object', async () => {
    const store = await synced();
    const { claims } = store.state.get().view as typeof state.G;
    hear('diff', 1, { day: 'tuesday' }, [fact(2)]);
    hear('diff', 2, {}, [fact(3)]);
    const { view, facts } = store.state.get();
    expect(view).toEqual({ day: 'tuesday', hand: null, claims: ['a'] });
    expect((view as typeof state.G).claims).toBe(claims);
    expect(facts.map(({ n }) => n)).toEqual([1, 2, 3]);
    const pause = { by: '0', at: 1, until: 2 };
    hear('diff', 3, {}, [], { pause: [pause] });
    expect(store.state.get()).toMatchObject({ view, pause });
    hear('diff', 4, {}, [], { pause: [] });
    expect(store.state.get()).toMatchObject({ view, pause: null });
    store.stop();
  });

  test.each([
    ['a frame is missing', 2, { day: 'tuesday' }],
    ['a difference does not fit what is shown', 1, { hand: [1, {}] }],
  ])('the match is synced again if %s', async (_, stateID, difference) => {
    const store = await synced();
    hear('diff', stateID, difference, []);
    await vi.advanceTimersByTimeAsync(1);
    expect(line.syncs).toHaveLength(2);
    expect(store.state.get().view).toEqual(state.G);
    store.stop();
  });
});
