import type { IncomingMessage } from 'node:http';
import type { Socket as TcpSocket } from 'node:net';
import type { Socket } from 'socket.io';

/** A packet of engine.io, the layer below socket.io's namespaces and events. */
interface EnginePacket {
  type: string;
  data?: string | Buffer;
}

interface Transport {
  on(event: 'drain', isOut: () => void): void;
  readonly name: string;
  /** The socket of a websocket. Long polling has none. */
  socket?: { terminate(): void; _socket?: TcpSocket };
}

/** The parts of an engine.io connection that Hush uses. All of a client's namespaces share one connection. */
export interface EngineConnection {
  readonly id: string;
  /** The request that opened the connection. Null once Hush has read it. */
  request: IncomingMessage | null;
  readonly transport: Transport;
  readonly readyState: string;
  /** True while the connection changes from long polling to a websocket. */
  readonly upgrading: boolean;
  /** The packets that wait for the transport. */
  readonly writeBuffer: readonly unknown[];
  /**
   * `packet` is emitted when a packet was received, `packetCreate` before a packet is sent, and `flush` when queued
   * packets were passed to the transport.
   */
  on(event: 'packet' | 'packetCreate', packet: (packet: EnginePacket) => void): void;
  on(event: 'flush', handedOver: () => void): void;
  on(event: 'upgrade', to: (transport: Transport) => void): void;
  /** `close` is emitted only once. A listener added by `on` needs less memory than one added by `once`. */
  on(event: 'close', closed: () => void): void;
  /** Sends an encoded packet. If a websocket is given an encoded frame, it sends that instead. */
  write(packet: string, options?: { wsPreEncodedFrame: readonly Buffer[] }): void;
  close(discard?: boolean): void;
}

export const connectionOf = ({ conn }: Pick<Socket, 'conn'>): EngineConnection => conn as unknown as EngineConnection;

/**
 * Ends a connection without sending a close packet, which would wait behind packets that the client does not read. Real
 * clients reconnect.
 */
export function cutOff(connection: EngineConnection): void {
  const { transport } = connection;
  connection.close(true);
  transport.socket?.terminate();
}
