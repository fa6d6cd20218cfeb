import type { Socket } from 'socket.io-client';
import { afterEach, expect, test, vi } from 'vitest';
import { TestClient } from './sockets';

afterEach(() => vi.useRealTimers());

/** Creates a client, and a function that sends it an event. */
function aClient() {
  let send: (event: string, ...args: unknown[]) => void = () => undefined;
  const socket = { onAny: (take: typeof send) => (send = take), on: () => undefined, io: { on: () => undefined } };
  const client = new TestClient(socket as unknown as Socket);
  return { client, send: (event: string, ...args: unknown[]) => send(event, ...args) };
}

test('a test client that waits in vain reports what it waited for', async () => {
  vi.useFakeTimers();
  const { client, send } = aClient();
  const waits = expect(client.on('room', (n) => n === 2)).rejects.toThrow(
    /without an event "room" for which .*n === 2.*These events came: room, said. The last one: \["hello"\]/,
  );
  send('room', 1);
  send('said', 'hello');
  await vi.runAllTimersAsync();
  await waits;
});

test('a test client can wait for past and future events', async () => {
  const { client, send } = aClient();
  send('room', 1);
  expect(await client.on('room')).toEqual([1]);
  const later = client.on('room', (n) => n === 2);
  send('room', 2);
  expect(await later).toEqual([2]);
});
