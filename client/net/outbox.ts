import type { Draft } from '#shared/contract/module.ts';
import type { Answer } from '#shared/wire/wire.ts';
import { newId } from './entropy';
import { OUTBOX } from './outboxText';

/** A move that is being sent. The server makes it only once, even if it is sent several times. */
export interface Outgoing {
  id: string;
  move: string;
  args: Draft;
}

interface Waiting extends Outgoing {
  settle(answer: Answer): void;
}

/** The time after which a move is sent again if the server could not store it, in ms. */
const AGAIN = 400;

/**
 * Keeps each move until the server has answered. After a reconnect, sends all kept moves again, in order and with the
 * same ids. socket.io's built-in retries cannot do this: they do not send ids by which the server recognizes a repeated
 * move, and they do not wait until the match is synced (docs/decisions/0003).
 */
export class Outbox {
  private readonly waiting = new Map<string, Waiting>();
  private isOpen = false;
  private readonly send: (move: Outgoing) => void;
  private readonly later: (run: () => void, ms: number) => void;

  constructor(send: (move: Outgoing) => void, later: (run: () => void, ms: number) => void = setTimeout) {
    this.send = send;
    this.later = later;
  }

  push(move: string, args: Draft): Promise<Answer> {
    return new Promise((settle) => {
      const entry: Waiting = { id: newId(), move, args, settle };
      this.waiting.set(entry.id, entry);
      if (this.isOpen) this.send(entry);
    });
  }

  /** Sends all moves that have not been answered. Call it when the seat is synced. */
  open(): void {
    this.isOpen = true;
    for (const entry of [...this.waiting.values()]) this.send(entry);
  }

  /** Keeps all further moves until `open` is called, because the connection is lost. */
  close(): void {
    this.isOpen = false;
  }

  answered(id: string, answer: Answer): void {
    const entry = this.waiting.get(id);
    if (!entry) return;
    const refused = 'refused' in answer ? answer.refused : null;
    if (refused === 'not-synced') return;
    if (refused === 'try-again') {
      this.later(() => this.resend(id), AGAIN);
      return;
    }
    this.waiting.delete(id);
    entry.settle(answer);
  }

  /** Settles all moves and never sends them again, because the person has left. */
  abandon(): void {
    for (const entry of this.waiting.values()) entry.settle({ refused: 'game-over', detail: OUTBOX.ended });
    this.waiting.clear();
  }

  private resend(id: string): void {
    const entry = this.waiting.get(id);
    if (entry && this.isOpen) this.send(entry);
  }
}
