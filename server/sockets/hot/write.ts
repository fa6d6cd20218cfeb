import type { Socket as TcpSocket } from 'node:net';
import type { EngineConnection } from '../engine';
import { textFrame } from './textFrame';

/** The type of a message in engine.io. It comes before the socket.io packet. */
const MESSAGE = '4';

/** Called after a frame was written directly. `unsent` is the number of bytes in the TCP socket's buffer. */
type OnWrite = (frameBytes: number, unsent: number) => void;

const listeners = new WeakMap<EngineConnection, OnWrite>();

/** Calls `onWrite` after each frame that `send` writes directly, without engine.io's queue. */
export function onDirectWrite(connection: EngineConnection, onWrite: OnWrite): void {
  listeners.set(connection, onWrite);
}

/**
 * Sends an encoded socket.io packet. If engine.io has nothing queued, writes the frame directly to the TCP socket. All
 * frames that a socket gets in one turn of the event loop are sent with one system call.
 */
export function send(connection: EngineConnection, packet: string): void {
  const frame = frameOf(packet);
  const socket = directSocket(connection);
  if (!socket) {
    connection.write(packet, { wsPreEncodedFrame: [frame] });
    return;
  }
  if (socket.writableCorked === 0) cork(socket);
  socket.write(frame);
  listeners.get(connection)?.(frame.length, socket.writableLength);
}

/** Returns the TCP socket of a websocket, or null if engine.io has to send queued packets first. */
function directSocket(connection: EngineConnection): TcpSocket | null {
  if (connection.readyState !== 'open') return null;
  const { upgrading, writeBuffer, transport } = connection;
  if (upgrading || writeBuffer.length > 0 || transport.name !== 'websocket') return null;
  const socket = transport.socket?._socket;
  return socket?.writable ? socket : null;
}

let corked: TcpSocket[] = [];

function cork(socket: TcpSocket): void {
  socket.cork();
  if (corked.push(socket) === 1) queueMicrotask(uncorkAll);
}

function uncorkAll(): void {
  const sockets = corked;
  corked = [];
  for (const socket of sockets) socket.uncork();
}

let lastPacket = '';
let lastFrame = textFrame(MESSAGE);

/** Encodes a packet. Keeps the last frame, because several viewers in a row often get the same packet. */
function frameOf(packet: string): Buffer {
  if (packet !== lastPacket) {
    lastPacket = packet;
    lastFrame = textFrame(MESSAGE + packet);
  }
  return lastFrame;
}
