import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { groupCommits } from './commits';
import { paddingOf } from './padding';

/**
 * A server of plain socket.io: each move is acknowledged and sent to all seats of its match, in frames whose sizes (in
 * bytes) are given as arguments. If a folder is given too, each move is stored there first. No server can be faster
 * over this transport.
 */
const [frameBytes, answerBytes, folder] = process.argv.slice(2);
const { frame, answer } = paddingOf(Number(frameBytes), Number(answerBytes));
const store = folder === undefined ? null : groupCommits(folder);

const http = createServer();
const io = new Server(http, { serveClient: false, perMessageDeflate: false, pingInterval: 10_000 });
const matches = new Map<string, Socket[]>();

io.on('connection', (socket) => {
  socket.on('sync', (match: string) => {
    const sockets = matches.get(match) ?? [];
    matches.set(match, [...sockets, socket]);
    socket.emit('sync', match);
  });
  socket.on('update', (action: object, after: number, match: string, _seat, ack: (answer: object) => void) => {
    const made = () => {
      ack(answer);
      // Frames are sent one by one, because in a game each viewer gets a different view.
      for (const each of matches.get(match) ?? []) each.emit('update', { n: after + 1 }, frame);
    };
    if (store) store(JSON.stringify(action), made);
    else made();
  });
});

http.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: (http.address() as AddressInfo).port })}\n`);
});
