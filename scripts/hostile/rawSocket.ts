import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { Attacker } from './attacker';

interface Frame {
  /** 1 is text, 2 binary, 8 close and 9 ping. Most other values are undefined in the protocol. */
  opcode?: number;
  isFinal?: boolean;
  isMasked?: boolean;
  reserved?: number;
}

/** Maximum time in ms to wait for a text. */
const PATIENCE = 5_000;

/**
 * A WebSocket that, unlike a client library, need not follow the protocol. It can send any frame, read only on request,
 * and drop the connection without closing it.
 */
export class RawSocket {
  #heard = '';

  private constructor(private readonly line: Socket) {
    line.on('data', (bytes: Buffer) => {
      this.#heard = (this.#heard + bytes.toString('latin1')).slice(-100_000);
    });
  }

  /** Opens a socket.io connection. Resolves to null if the server refuses the connection. */
  static async open(attacker: Attacker): Promise<RawSocket | null> {
    const line = await dial(attacker);
    if (line === null) return null;
    const socket = new RawSocket(line);
    line.write(
      [
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
        `Host: 127.0.0.1:${attacker.port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        '\r\n',
      ].join('\r\n'),
    );
    // engine.io's handshake must come before anything else.
    if (await socket.hears('"sid"')) return socket;
    socket.leave();
    return null;
  }

  /** Resolves to true if `text` arrives before the connection ends or the time runs out. */
  hears(text: string): Promise<boolean> {
    return new Promise((done) => {
      const { line } = this;
      const answer = (is: boolean) => {
        clearTimeout(late);
        line.off('data', look).off('close', gone);
        done(is);
      };
      const look = () => this.#heard.includes(text) && answer(true);
      const gone = () => answer(false);
      const late = setTimeout(gone, PATIENCE);
      line.on('data', look).on('close', gone);
      if (line.destroyed) gone();
      else look();
    });
  }

  send(text: string): void {
    this.frame(Buffer.from(text));
  }

  frame(payload: Buffer, { opcode = 1, isFinal = true, isMasked = true, reserved = 0 }: Frame = {}): void {
    if (this.line.destroyed) return;
    const mask = isMasked ? randomBytes(4) : null;
    const long = payload.length > 65_535;
    const head = Buffer.alloc(payload.length < 126 ? 2 : long ? 10 : 4);
    head[0] = (isFinal ? 0x80 : 0) | (reserved << 4) | opcode;
    head[1] = (mask ? 0x80 : 0) | (payload.length < 126 ? payload.length : long ? 127 : 126);
    if (long) head.writeBigUInt64BE(BigInt(payload.length), 2);
    else if (payload.length >= 126) head.writeUInt16BE(payload.length, 2);
    const body = mask ? payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0)) : payload;
    this.line.write(Buffer.concat([head, ...(mask ? [mask] : []), body]));
  }

  /** Enters a namespace. Resolves to false if the server refuses this. */
  enter(space: string, auth?: object): Promise<boolean> {
    this.send(`40${space},${auth ? JSON.stringify(auth) : ''}`);
    return this.hears(`40${space},{"sid"`);
  }

  stopReading(): void {
    this.line.pause();
  }

  leave(): void {
    this.line.destroy();
  }
}

/** Opens a TCP connection from the attacker's address. Resolves to null if the connection is refused. */
export function dial({ port, address }: Attacker): Promise<Socket | null> {
  return new Promise((done) => {
    const line = connect({ port, host: '127.0.0.1', localAddress: address });
    line.once('connect', () => done(line));
    line.on('error', () => done(null));
  });
}
