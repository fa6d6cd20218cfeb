import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, codeOf } from './api';

/** Fakes a server that sends these answers in order. Returns a list to which the time of each request is added. */
function answering(...answers: { status: number; retryAfter?: number; body: object }[]): number[] {
  const asked: number[] = [];
  vi.stubGlobal('fetch', async () => {
    const { status, retryAfter, body } = answers[asked.push(Date.now()) - 1] ?? { status: 500, body: {} };
    const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
    return new Response(JSON.stringify(body), { status, headers });
  });
  return asked;
}
const room = { status: 200, body: { code: 'H7KQ4M' } };
const busy = (retryAfter: number) => ({ status: 429, retryAfter, body: { code: 'rate-limited', detail: 'Wait.' } });

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function outcome(request: Promise<object>): Promise<unknown> {
  const ended = request.catch(codeOf);
  await vi.runAllTimersAsync();
  return ended;
}

test('a room request is repeated when the server asks for it', async () => {
  const asked = answering(busy(2), busy(2), room);
  expect(await outcome(api.room('H7KQ4M'))).toEqual({ code: 'H7KQ4M' });
  expect(asked).toEqual([0, 2_000, 4_000]);
});

test('a request to join is sent up to four times', async () => {
  const asked = answering(busy(2), busy(2), busy(2), busy(2), room);
  expect(await outcome(api.join('H7KQ4M', { name: 'Ada' }, 'a key of sixteen', 'phone'))).toBe('rate-limited');
  expect(asked).toHaveLength(4);
});

test('a request fails immediately if the server asks to wait much longer', async () => {
  const asked = answering(busy(600), room);
  expect(await outcome(api.room('H7KQ4M'))).toBe('rate-limited');
  expect(asked).toEqual([0]);
});

test('a request that fails with any other error is not retried', async () => {
  const asked = answering({ status: 503, retryAfter: 2, body: { code: 'draining', detail: 'Wait.' } }, room);
  expect(await outcome(api.room('H7KQ4M'))).toBe('draining');
  expect(asked).toEqual([0]);
});
