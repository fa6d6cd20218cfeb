import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { groupCommits } from './commits';
import { paddingOf } from './padding';

/**
 * A server that does only the work that durable and private moves need: it uses `ws` without socket.io, makes one
 * commit for all moves of a turn of the event loop, then sends an answer and a frame for each seat. The arguments are
 * the sizes of frames and answers in bytes, and a folder. The server speaks only the part of socket.io's protocol that
 * the load generator uses.
 */
const [frameBytes, answerBytes, folder = '.'] = process.argv.slice(2);
const { frame, answer } = paddingOf(Number(frameBytes), Number(answerBytes));
const store = groupCommits(folder);
const matches = new Map<string, WebSocket[]>();

type Packet = ['sync', match: string] | ['update', action: object, after: number, match: string];

function take(socket: WebSocket, text: string): void {
  const body = text.indexOf('[');
  const packet = body < 0 ? null : (JSON.parse(text.slice(body)) as Packet);
  if (packet === null) socket.send('40{"sid":"floor"}');
  else if (packet[0] === 'sync') {
    matches.set(packet[1], [...(matches.get(packet[1]) ?? []), socket]);
    socket.send(`42${JSON.stringify(packet)}`);
  } else {
    const [, action, after, match] = packet;
    store(JSON.stringify(action), () => {
      socket.send(`43${text.slice(2, body)}${JSON.stringify([answer])}`);
      // Frames are serialized one by one, because in a game each viewer gets a different view.
      for (const each of matches.get(match) ?? [])
        each.send(`42${JSON.stringify(['update', { n: after + 1 }, frame])}`);
    });
  }
}

const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.send('0{"sid":"floor"}');
  socket.on('message', (data) => take(socket, String(data)));
});
http.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: (http.address() as AddressInfo).port })}\n`);
});
