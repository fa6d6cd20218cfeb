import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

const NOTHING = Buffer.alloc(0);

/**
 * A WebSocket client, reduced to what the measured servers need. It passes payloads as slices of the receive buffer,
 * because only one number is read from most payloads, and the load generator must not be the bottleneck.
 */
export class WebSocket {
  /** Bytes of received frames, including headers. */
  bytes = 0;
  #hear: (payload: Buffer) => void = () => undefined;
  /** Called when the server closes the connection. */
  closed: (why: string) => void = () => undefined;

  readonly #mask = randomBytes(4);
  #rest: Buffer = NOTHING;

  private constructor(private readonly socket: Socket) {}

  /** Opens `ws://127.0.0.1:<port><path>`. If the server refuses, rejects with the header of its answer. */
  static async open(port: number, path: string): Promise<WebSocket> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    const key = randomBytes(16).toString('base64');
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    const opened = new WebSocket(socket);
    await opened.#upgraded();
    return opened;
  }

  /** Calls `hear` with each message received so far and from now on. The buffer is valid only during the call. */
  listen(hear: (payload: Buffer) => void): void {
    this.#hear = hear;
    this.socket.on('data', (data: Buffer) => this.#take(data));
    this.#take(NOTHING);
    this.socket.resume();
  }

  /** Sends a message: a string as text, a buffer as binary. */
  send(message: string | Buffer): void {
    if (typeof message === 'string') this.#frame(TEXT, Buffer.from(message));
    else this.#frame(BINARY, message);
  }

  end(): void {
    this.closed = () => undefined;
    this.socket.destroy();
  }

  #upgraded(): Promise<void> {
    return new Promise((upgraded, refused) => {
      let head = NOTHING;
      const look = (chunk: Buffer) => {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        this.socket.off('data', look).off('close', gone);
        if (!head.includes('HTTP/1.1 101')) return refused(new Error(head.toString('latin1', 0, 200)));
        this.socket.pause();
        this.socket.on('close', () => this.closed('the connection was cut'));
        this.#rest = head.subarray(end + 4);
        upgraded();
      };
      const gone = () => refused(new Error('no answer to the handshake'));
      this.socket.on('data', look).on('close', gone);
      this.socket.on('error', () => undefined);
    });
  }

  #take(chunk: Buffer): void {
    const data = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    let at = 0;
    for (;;) {
      const end = frameEnd(data, at);
      if (end === null || end.at > data.length) break;
      this.bytes += end.at - at;
      this.#handle((data[at] ?? 0) & 0x0f, data.subarray(end.at - end.length, end.at));
      at = end.at;
    }
    this.#rest = at < data.length ? Buffer.from(data.subarray(at)) : NOTHING;
  }

  #handle(opcode: number, payload: Buffer): void {
    if (opcode === TEXT || opcode === BINARY) this.#hear(payload);
    else if (opcode === PING) this.#frame(PONG, payload);
    else if (opcode === CLOSE) this.closed(`the server closed it: ${payload.toString('latin1', 2)}`);
  }

  #frame(opcode: number, payload: Buffer): void {
    const isShort = payload.length < 126;
    const frame = Buffer.allocUnsafe((isShort ? 6 : 8) + payload.length);
    frame[0] = 0x80 | opcode;
    frame[1] = 0x80 | (isShort ? payload.length : 126);
    if (!isShort) frame.writeUInt16BE(payload.length, 2);
    const body = isShort ? 6 : 8;
    this.#mask.copy(frame, body - 4);
    for (let at = 0; at < payload.length; at++) frame[body + at] = (payload[at] ?? 0) ^ (this.#mask[at & 3] ?? 0);
    this.socket.write(frame);
  }
}

/**
 * Returns the end of the frame that starts at `from` and the length of its payload, or null if its header is
 * incomplete.
 */
function frameEnd(data: Buffer, from: number): { at: number; length: number } | null {
  if (data.length < from + 2) return null;
  const short = (data[from + 1] ?? 0) & 0x7f;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (data.length < from + head) return null;
  const length =
    short < 126 ? short : short === 126 ? data.readUInt16BE(from + 2) : Number(data.readBigUInt64BE(from + 2));
  return { at: from + head + length, length };
}
