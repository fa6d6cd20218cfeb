import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import { textFrame } from './textFrame';

/**
 * A server appends this suffix to the client's key and hashes both, to show that it speaks the protocol (RFC 6455,
 * 1.3).
 */
const SPEAKS = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Sends the test's frames to each client that connects. */
let server: Server;
let frames: Buffer[] = [];
beforeEach(async () => {
  server = createServer((socket) => {
    socket.once('data', (request) => {
      const key = must(/sec-websocket-key: (\S+)/i.exec(String(request))?.[1]);
      const accept = createHash('sha1').update(`${key}${SPEAKS}`).digest('base64');
      const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
      socket.write(`${[...head, `Sec-WebSocket-Accept: ${accept}`].join('\r\n')}\r\n\r\n`);
      for (const frame of frames) socket.write(frame);
      // Drops the connection when the client starts to close it.
      socket.once('data', () => socket.destroy());
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => new Promise((closed) => server.close(closed)));

test('texts of any length arrive unchanged and in order', async () => {
  const texts = [0, 122, 123, 65_532, 65_533, 200_000].map((length) => `☂${'a'.repeat(length)}`);
  frames = texts.map(textFrame);
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((all, failed) => {
    client.onmessage = ({ data }) => {
      heard.push(String(data));
      if (heard.length === texts.length) all();
    };
    client.onerror = () => failed(new Error('no frame'));
  });
  client.close();
  for (const [index, text] of texts.entries()) expect(heard[index] === text, `${text.length}`).toBe(true);
});
