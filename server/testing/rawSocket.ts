import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { PATIENCE } from './sockets';

/**
 * A raw websocket that, unlike socket.io's client, can misbehave: it sends any packet at any time, reads nothing while
 * paused and never closes properly.
 */
export class RawSocket {
  /** Everything received, including frame headers. */
  text = '';
  readonly closed: Promise<unknown>;

  private constructor(readonly connection: Socket) {
    connection.on('error', () => undefined);
    connection.on('data', (data) => {
      this.text += data.toString('latin1');
    });
    this.closed = once(connection, 'close');
  }

  static async open(url: string): Promise<RawSocket> {
    const connection = createConnection({ port: Number(new URL(url).port), host: '127.0.0.1' });
    const raw = new RawSocket(connection);
    const head = [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      'Host: here',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ];
    connection.write(`${head.join('\r\n')}\r\n\r\n`);
    await raw.heard('"sid"');
    return raw;
  }

  /** Sends engine.io packets, such as `40/rooms,{…}`, in one write. */
  send(...packets: string[]): void {
    this.connection.write(Buffer.concat(packets.map(masked)));
  }

  /** Resolves when `part` has been received `times` times. Rejects after `PATIENCE` with what was received. */
  async heard(part: string, times = 1): Promise<void> {
    const signal = AbortSignal.timeout(PATIENCE);
    while (this.count(part) < times)
      await once(this.connection, 'data', { signal }).catch((cause: unknown) => {
        const came = this.text.slice(-500);
        throw new Error(`"${part}" came ${this.count(part)} times instead of ${times}. This came: ${came}`, { cause });
      });
  }

  count(part: string): number {
    return this.text.split(part).length - 1;
  }
}

/** Encodes a text frame with a mask, as clients must. The mask is zero, so the payload is sent unchanged. */
function masked(packet: string): Buffer {
  const payload = Buffer.from(packet);
  const length =
    payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, payload.length >> 8, payload.length & 0xff];
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), payload]);
}

/** A raw polling connection. The server queues packets until the test fetches them. */
export class RawPoll {
  private constructor(private readonly url: string) {}

  static async open(url: string): Promise<RawPoll> {
    const begin = `${url}/socket.io/?EIO=4&transport=polling`;
    const answer = await fetch(begin, { headers: { Connection: 'close' } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`no handshake: ${text}`);
    const { sid } = JSON.parse(text.slice(1)) as { sid: string };
    return new RawPoll(`${begin}&sid=${sid}`);
  }

  async send(...packets: string[]): Promise<number> {
    const body = packets.join('\x1e');
    const answer = await fetch(this.url, { method: 'POST', body, headers: { Connection: 'close' } });
    await answer.text();
    return answer.status;
  }

  /** Fetches the queued packets. The status is 400 if the server has dropped the connection. */
  async poll(): Promise<{ status: number; text: string }> {
    const answer = await fetch(this.url, { headers: { Connection: 'close' } });
    return { status: answer.status, text: await answer.text() };
  }
}
