import { Decoder } from 'socket.io-parser';

/** Receives the moves of one namespace of a connection. */
export interface MoveReceiver {
  /** Whether a move may be judged now. If not, it takes socket.io's usual way, after all packets before it. */
  isReady(): boolean;
  /** @param ackId the id under which the client expects the acknowledgement, or null */
  receive(args: unknown[], ackId: number | null): void;
}

/** A packet of socket.io with the event `update`: type, namespace, acknowledgement id, arguments. */
const MOVE = /^2(\/[a-z0-9-]+),(\d{0,15})\["update",/;

/** The packet types of socket.io that announce binary attachments. */
const BINARY = new Set(['5', '6']);

/**
 * Decodes packets like socket.io, but hands moves directly to their receiver, without the two ticks and the middleware
 * in between. A move never overtakes a packet that was received before it.
 */
export class MoveDecoder extends Decoder {
  readonly #receivers = new Map<string, MoveReceiver>();
  /** Whether socket.io may still be handling an earlier packet. */
  #isBehind = false;
  #isBinary = false;

  receiveMoves(namespace: string, receiver: MoveReceiver): void {
    this.#receivers.set(namespace, receiver);
  }

  override add(data: unknown): void {
    if (!this.#isBehind && typeof data === 'string' && this.#take(data)) return;
    // Hush has no binary packets. A client that sends one nevertheless is left to socket.io from then on.
    if (typeof data !== 'string' || BINARY.has(data.charAt(0))) this.#isBinary = true;
    if (!this.#isBehind) {
      this.#isBehind = true;
      // socket.io hands a packet to its listeners after two calls of `process.nextTick`, which end before this.
      setImmediate(this.#caughtUp);
    }
    super.add(data);
  }

  readonly #caughtUp = (): void => {
    this.#isBehind = this.#isBinary;
  };

  /** @returns whether the packet was a move that its receiver took */
  #take(data: string): boolean {
    const [head, namespace = '', id = ''] = MOVE.exec(data) ?? [];
    const receiver = head === undefined ? undefined : this.#receivers.get(namespace);
    if (head === undefined || !receiver?.isReady()) return false;
    const args = listIn(data.slice(head.length - '["update",'.length));
    if (!args) return false;
    receiver.receive(args.slice(1), id === '' ? null : Number(id));
    return true;
  }
}

function listIn(text: string): unknown[] | null {
  try {
    return JSON.parse(text) as unknown[];
  } catch {
    return null;
  }
}
