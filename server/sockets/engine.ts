import type { IncomingMessage } from 'node:http';
import type { Socket as TcpSocket } from 'node:net';
import type { Socket } from 'socket.io';

/** A packet of engine.io, below namespaces and events. */
interface EnginePacket {
  type: string;
  data?: string | Buffer;
}

/** The transport that carries packets: a websocket or long polling. */
interface Transport {
  on(event: 'drain', isOut: () => void): void;
  readonly name: string;
  /** Set for a websocket. */
  socket?: { terminate(): void; _socket?: TcpSocket };
}

/** The parts of an engine.io connection that Hush uses. All namespaces of a client share the connection. */
export interface EngineConnection {
  readonly id: string;
  /** The request that opened the connection, or null once it has been read. */
  request: IncomingMessage | null;
  readonly transport: Transport;
  readonly readyState: string;
  /** True while the connection moves from long polling to a websocket. */
  readonly upgrading: boolean;
  /** The packets that wait for the transport. */
  readonly writeBuffer: readonly unknown[];
  /**
   * `packet`: a packet was received. `packetCreate`: a packet is about to be sent. `flush`: the queued packets were
   * handed to the transport.
   */
  on(event: 'packet' | 'packetCreate', packet: (packet: EnginePacket) => void): void;
  on(event: 'flush', handedOver: () => void): void;
  on(event: 'upgrade', to: (transport: Transport) => void): void;
  once(event: 'close', closed: () => void): void;
  /** Sends an encoded packet. A websocket sends the pre-encoded frame if one is given. */
  write(packet: string, options?: { wsPreEncodedFrame: readonly Buffer[] }): void;
  close(discard?: boolean): void;
}

export const connectionOf = ({ conn }: Pick<Socket, 'conn'>): EngineConnection => conn as unknown as EngineConnection;

/** Ends a connection without a close packet, which would queue behind unread data. Real clients reconnect. */
export function cutOff(connection: EngineConnection): void {
  const { transport } = connection;
  connection.close(true);
  transport.socket?.terminate();
}
