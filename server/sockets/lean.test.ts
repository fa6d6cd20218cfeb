import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { expect, test } from 'vitest';
import { keepLean, withoutRooms } from './lean';

test('a socket still answers after `keepLean` has freed what socket.io keeps for it', async () => {
  const http = createServer().listen(0, '127.0.0.1');
  const server = new Server(http);
  const space = server.of('/toy');
  const heard: string[] = [];
  space.on('connection', (socket) => {
    socket.use(([event], next) => {
      heard.push(event);
      next();
    });
    socket.on('time', (answer: (time: number) => void) => answer(7));
  });
  keepLean(space);
  withoutRooms(space);
  await once(http, 'listening');
  const connected = once(space, 'connection') as Promise<[Socket]>;
  const { port } = http.address() as AddressInfo;
  const client = connect(`http://127.0.0.1:${port}/toy`, { transports: ['websocket'], auth: { token: 'secret' } });
  const [socket] = await connected;
  expect(await client.emitWithAck('time')).toBe(7);
  expect(heard).toEqual(['time']);
  expect(socket.handshake).toEqual({});
  expect([...socket.rooms, ...space.adapter.rooms.keys()]).toEqual([]);
  expect(() => socket.emit('ask', () => undefined)).toThrow('acknowledgement');
  client.close();
  await server.close();
});
