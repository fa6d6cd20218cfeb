import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { must } from '../../shared/must';
import type { SeatAnswer } from '../../shared/wire';
import { MatchStore } from './match';

type Answer = (answer: { ok: true } | { error: string }) => void;

/** What was sent to the server, and how it is answered. */
const line = vi.hoisted(() => ({
  heard: new Map<string, () => void>(),
  syncs: [] as { with: string; answer: unknown }[],
}));

vi.mock('../net/connection', () => ({
  timeKnown: () => Promise.resolve(),
  close: () => undefined,
  openMatch: () => ({
    on: (event: string, hear: () => void) => line.heard.set(event, hear),
    connect: () => line.heard.get('connect')?.(),
    emit: (_event: string, _match: string, _seat: string, credentials: string, answer: Answer) =>
      line.syncs.push({ with: credentials, answer }),
  }),
}));

beforeEach(() => {
  vi.useFakeTimers();
  line.syncs = [];
});
afterEach(() => vi.useRealTimers());

const match = { id: 'm1', game: 'toy' };

/** A store whose seat is asked for anew each time, and the answer to the sync it sent last. */
function aStore() {
  let asked = 0;
  const seatOf = async (fresh: boolean): Promise<SeatAnswer> => {
    if (fresh) asked += 1;
    return { match, playerID: '0', credentials: `c${asked}` };
  };
  const store = new MatchStore(match, seatOf);
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

test('credentials that another tab of the device replaced are asked for again, and again if that tab was faster', async () => {
  const { store, answer } = aStore();
  expect(await answer(dead)).toEqual({ with: ['c0', 'c1'], isLost: false });
  expect(await answer(dead)).toEqual({ with: ['c0', 'c1', 'c2'], isLost: false });
  expect(await answer({ ok: true })).toEqual({ with: ['c0', 'c1', 'c2'], isLost: false });
  store.stop();
});

test('a seat whose new credentials fail three times is lost', async () => {
  const { store, answer } = aStore();
  for (const isLost of [false, false, false, true]) expect((await answer(dead)).isLost).toBe(isLost);
  store.stop();
});

test('a match that is gone is lost at once', async () => {
  const { store, answer } = aStore();
  await answer(dead);
  expect(await answer({ error: 'no-match' })).toMatchObject({ isLost: true });
  store.stop();
});
