import { createConnection, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { toy } from './matches/toy';
import { aServer } from './testing/server';
import { inRoom } from './testing/sockets';

const wires: Socket[] = [];
afterEach(() => {
  for (const wire of wires) wire.destroy();
});

/** Sends bytes over a raw connection, and collects the answer. Leaves it to the server to close the connection. */
function wire(url: string, head: string[], body = ''): { heard(part: string): Promise<void>; closed: Promise<void> } {
  const line = createConnection({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  wires.push(line);
  line.write(`${[...head, 'Host: here'].join('\r\n')}\r\n\r\n${body}`);
  let text = '';
  const heard = (part: string) =>
    new Promise<void>((found) => {
      const look = () => text.includes(part) && found();
      line.on('data', look);
      look();
    });
  line.on('data', (data) => {
    text += data.toString('latin1');
  });
  const closed = new Promise<void>((gone) => {
    line.on('error', () => undefined);
    line.on('close', () => gone());
    line.on('end', () => line.end());
  });
  return { heard, closed };
}

test('draining does not wait for unfinished or idle clients', async () => {
  const server = await aServer({ catalogue: [toy] });
  const host = await server.makeRoom('Mara');
  const honest = inRoom(server.url, host);
  await honest.on('room');
  const half = wire(server.url, ['POST /api/rooms HTTP/1.1', 'Content-Length: 50', 'Expect: 100-continue'], '{');
  await half.heard('100 Continue');
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  const mute = wire(server.url, ['GET /socket.io/?EIO=4&transport=websocket HTTP/1.1', ...upgrade, key]);
  await mute.heard('"sid"');
  const poll = wire(server.url, ['GET /socket.io/?EIO=4&transport=polling HTTP/1.1']);
  await poll.heard('"sid"');
  await server.end();
  expect(await honest.on('disconnect')).toEqual(['transport close']);
  await Promise.all([half.closed, mute.closed, poll.closed]);
  expect(server.lines.at(-1)).toContain('"closed"');
});
