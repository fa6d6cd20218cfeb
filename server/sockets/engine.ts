import type { IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';
import { textFrame } from './textFrame';

/** A packet of engine.io, below namespaces and events. */
interface EnginePacket {
  type: string;
  data?: string | Buffer;
}

/** What carries packets: a websocket, or requests that poll. */
interface Transport {
  on(event: 'drain', isOut: () => void): void;
  /** The websocket, if it is one. */
  socket?: { terminate(): void };
}

/** What we use of a connection of engine.io, which all namespaces of a client share. */
export interface EngineConnection {
  readonly id: string;
  /** What it was opened by; null once that has been read. */
  request: IncomingMessage | null;
  readonly transport: Transport;
  readonly readyState: string;
  /** A packet has come; every packet that goes out is made; what was made is handed to the transport. */
  on(event: 'packet' | 'packetCreate', packet: (packet: EnginePacket) => void): void;
  on(event: 'flush', handedOver: () => void): void;
  on(event: 'upgrade', to: (transport: Transport) => void): void;
  once(event: 'close', closed: () => void): void;
  /** Sends a packet that is encoded already; over a websocket, where that is given, as this frame of it. */
  write(packet: string, options?: { wsPreEncodedFrame: readonly Buffer[] }): void;
  close(discard?: boolean): void;
}

export const connectionOf = ({ conn }: Pick<Socket, 'conn'>): EngineConnection => conn as unknown as EngineConnection;

/** engine.io's packet for a message, in front of socket.io's. */
const MESSAGE = '4';

/** Sends a packet of socket.io that is encoded already. */
export function send(connection: EngineConnection, packet: string): void {
  connection.write(packet, { wsPreEncodedFrame: [textFrame(MESSAGE + packet)] });
}

/** Ends a connection without a goodbye, which would wait behind what is not read. Real clients come back. */
export function cutOff(connection: EngineConnection): void {
  const { transport } = connection;
  connection.close(true);
  transport.socket?.terminate();
}
