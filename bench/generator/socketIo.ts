import { Refused } from './player';
import { WebSocket } from './webSocket';

const [OPEN, PING, MESSAGE, EVENT, ACK] = [...'02423'].map((digit) => digit.charCodeAt(0));

/**
 * A minimal socket.io client. It identifies packets by their first bytes and reads the last move's number in place,
 * without parsing the view.
 */
export class SocketIoPlayer {
  shown: (n: number) => void = () => undefined;
  answered: () => void = () => undefined;
  answerBytes = 0;
  #waiting: ((packet: string) => void) | null = null;
  #acks = 0;

  /** `space` is the namespace as written in packets: `/hidden,`, or empty. */
  private constructor(
    readonly socket: WebSocket,
    private readonly space: string,
  ) {
    socket.listen((payload) => this.#take(payload));
    socket.closed = (why) => {
      throw new Refused(why);
    };
  }

  static async connect(port: number, space: string): Promise<SocketIoPlayer> {
    const socket = await WebSocket.open(port, '/socket.io/?EIO=4&transport=websocket');
    const player = new SocketIoPlayer(socket, space);
    const connected = player.#next();
    socket.send(`40${space}`);
    const packet = await connected;
    if (!packet.startsWith(`40${space}`)) throw new Refused(packet);
    return player;
  }

  /** Sends an event and waits for the next event with the same name. */
  async ask(event: string, ...args: unknown[]): Promise<string> {
    this.emit(event, ...args);
    for (;;) {
      const packet = await this.#next();
      if (packet.startsWith(`42${this.space}["${event}"`)) return packet;
    }
  }

  emit(event: string, ...args: unknown[]): void {
    this.socket.send(`42${this.space}${JSON.stringify([event, ...args])}`);
  }

  /** Sends an event that the server acknowledges by calling `answered`. */
  emitAnswered(event: string, ...args: unknown[]): void {
    this.socket.send(`42${this.space}${this.#acks++}${JSON.stringify([event, ...args])}`);
  }

  #next(): Promise<string> {
    return new Promise((taken) => {
      this.#waiting = taken;
    });
  }

  #take(payload: Buffer): void {
    const waiting = this.#waiting;
    if (payload[0] === PING) this.socket.send('3');
    else if (payload[0] === OPEN) return;
    else if (payload[0] !== MESSAGE) throw new Refused(payload.toString());
    else if (waiting) {
      this.#waiting = null;
      waiting(payload.toString());
    } else if (payload[1] === EVENT) {
      const n = moveNumber(payload);
      if (n !== null) this.shown(n);
    } else if (payload[1] === ACK) {
      if (!payload.includes('"ok":true')) throw new Refused(payload.toString());
      this.answerBytes = payload.length;
      this.answered();
    } else throw new Refused(payload.toString());
  }
}

/**
 * The bytes before the number of the last move, in whole views and in differences. No other key `n` precedes that
 * number.
 */
const NUMBER = Buffer.from('"n":');

/**
 * Returns the number of the last move in a frame, or null if the frame contains no move, like a frame about presence.
 */
function moveNumber(payload: Buffer): number | null {
  const found = payload.indexOf(NUMBER);
  if (found < 0) return null;
  let at = found + NUMBER.length;
  let n = 0;
  for (let digit = payload[at] ?? 0; digit >= 0x30 && digit <= 0x39; digit = payload[++at] ?? 0)
    n = n * 10 + digit - 0x30;
  return n;
}
