import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';

/**
 * A server of plain socket.io: each move is acknowledged and sent to all seats of its match, in frames whose sizes (in
 * bytes) are given as arguments. It is the fastest that this transport allows.
 */
const [frameBytes = 200, answerBytes = 40] = process.argv.slice(2).map(Number);

const http = createServer();
const io = new Server(http, { serveClient: false, perMessageDeflate: false, pingInterval: 10_000 });
const matches = new Map<string, Socket[]>();

/** Length of a packet without its padding. */
const FRAME_HEAD = '42["update",{"n":1000},""]'.length;
const ANSWER_HEAD = '43100[{"ok":true,"pad":""}]'.length;
const frame = 'x'.repeat(Math.max(0, frameBytes - FRAME_HEAD));
const answer = { ok: true, pad: 'x'.repeat(Math.max(0, answerBytes - ANSWER_HEAD)) };

io.on('connection', (socket) => {
  socket.on('sync', (match: string) => {
    const sockets = matches.get(match) ?? [];
    matches.set(match, [...sockets, socket]);
    socket.emit('sync', match);
  });
  socket.on('update', (_action, after: number, match: string, _seat, ack: (answer: object) => void) => {
    ack(answer);
    // Frames are sent one by one, because in a game each viewer gets a different view.
    for (const each of matches.get(match) ?? []) each.emit('update', { n: after + 1 }, frame);
  });
});

http.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: (http.address() as AddressInfo).port })}\n`);
});
