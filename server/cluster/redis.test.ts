import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test, vi } from 'vitest';
import { needs } from '#scripts/testing/needs.ts';
import { createLog } from '../log';
import { aRedis, hasRedis } from '../testing/redis';
import { openRedis } from './redis';

const WAIT = { timeout: 30_000 };

test.skipIf(!hasRedis)('the socket adapter retries until Redis accepts its connection', needs('Redis'), async () => {
  const redis = await aRedis();
  const other = new Redis(redis.url);
  const refused = async () => Number(/rejected_connections:(\d+)/.exec(await other.info('stats'))?.[1]);
  const connected = async () => Number(/connected_clients:(\d+)/.exec(await other.info('clients'))?.[1]);
  // Redis now accepts three connections: `other`, and the first two that `openRedis` opens. It refuses the two that the
  // adapter opens next.
  await other.config('SET', 'maxclients', 3);
  const cluster = await openRedis(redis.url, { name: 'early', log: createLog('silent') });
  await expect.poll(refused, WAIT).toBeGreaterThanOrEqual(2);
  await other.config('SET', 'maxclients', 100);
  await expect.poll(connected, WAIT).toBe(5);
  await cluster.close();
  other.disconnect();
  await redis.end();
});

/** Starts a fake Redis that is empty and never answers a connection's second subscription. */
async function aDeafRedis() {
  const sockets = new Set<Socket>();
  const subscribed: string[] = [];
  const answerTo = (command: string) => {
    if (/^info/i.test(command)) return '$15\r\nredis_version:7\r\n';
    if (!/^subscribe/i.test(command)) return /^(smembers|hgetall)/i.test(command) ? '*0\r\n' : '$-1\r\n';
    subscribed.push(command);
    return subscribed.length > 1 ? '' : '*3\r\n$9\r\nsubscribe\r\n$9\r\nhush:told\r\n:1\r\n';
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      for (const part of `${data}`.split(/^\*\d+\r\n/m).slice(1))
        socket.write(answerTo(part.split('\r\n').slice(1).join(' ')));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, subscribed, cut };
}

test('closing before Redis has answered leaves no unhandled rejection', async () => {
  const unwaited = vi.fn();
  process.on('unhandledRejection', unwaited);
  onTestFinished(() => void process.off('unhandledRejection', unwaited));
  const deaf = await aDeafRedis();
  const cluster = await openRedis(deaf.url, { name: 'hasty', log: createLog('silent') });
  deaf.cut();
  await expect.poll(() => [deaf.subscribed.length, cluster.client.status], WAIT).toEqual([2, 'ready']);
  cluster.abandon();
  await expect.poll(() => cluster.client.status, WAIT).toBe('end');
  // Node reports an unhandled rejection only after the current turn of the event loop.
  await new Promise((turn) => setImmediate(turn));
  expect(unwaited).not.toHaveBeenCalled();
});
