import { EventEmitter } from 'node:events';
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitUnsent } from '../backpressure';
import type { EngineConnection } from '../engine';
import { send } from './write';

/** Creates a connection whose engine.io queue is empty. Its TCP socket calls `take` for each write. */
function aConnection({ take, unsent }: { take: (sent: () => void) => void; unsent: number }) {
  const written: Buffer[] = [];
  const socket = new Writable({
    write(chunk: Buffer, _encoding, sent) {
      written.push(chunk);
      take(sent);
    },
  });
  const queued: string[] = [];
  const cuts: string[] = [];
  let time = 0;
  const transport = Object.assign(new EventEmitter(), {
    name: 'websocket',
    socket: { _socket: socket, terminate: () => undefined },
  });
  const engine = Object.assign(new EventEmitter(), {
    readyState: 'open',
    upgrading: false,
    writeBuffer: [] as string[],
    transport,
    write: (packet: string) => void queued.push(packet),
    close: () => undefined,
  });
  const connection = engine as unknown as EngineConnection;
  const context = {
    limits: { values: { unsent, stalled: 30_000 } },
    log: { info: ({ why }: { why: string }) => void cuts.push(why) },
    now: () => time,
  };
  limitUnsent(connection, context as unknown as Parameters<typeof limitUnsent>[1]);
  const pass = (ms: number) => {
    time += ms;
  };
  return { connection, engine, written, queued, cuts, pass };
}

test('a client with too many unread frames is cut off', async () => {
  const { connection, cuts } = aConnection({ take: () => undefined, unsent: 1_000 });
  for (let frames = 0; frames < 9; frames++) send(connection, 'x'.repeat(100));
  await setImmediate();
  expect(cuts).toEqual([]);
  send(connection, 'x'.repeat(100));
  expect(cuts).toEqual(['unsent']);
});

test('a client that accepts no frame for thirty seconds is cut off', async () => {
  const waiting: (() => void)[] = [];
  const slow = aConnection({ take: (sent) => void waiting.push(sent), unsent: 1_000_000 });
  const mute = aConnection({ take: () => undefined, unsent: 1_000_000 });
  for (let seconds = 0; seconds <= 45; seconds += 15) {
    for (const { connection, pass } of [slow, mute]) {
      send(connection, 'x'.repeat(100));
      await setImmediate();
      pass(15_000);
    }
    waiting.shift()?.();
  }
  expect([slow.cuts, mute.cuts]).toEqual([[], ['stalled']]);
});

test('frames wait for packets queued in engine.io', async () => {
  const { connection, engine, written, queued } = aConnection({ take: (sent) => sent(), unsent: 1_000 });
  send(connection, 'first');
  send(connection, 'second');
  expect(written).toEqual([]);
  await setImmediate();
  expect(Buffer.concat(written).toString('latin1')).toMatch(/4first.*4second$/s);
  engine.writeBuffer.push('queued earlier');
  send(connection, 'third');
  expect(queued).toEqual(['third']);
});
