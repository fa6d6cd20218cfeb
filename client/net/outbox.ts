import type { Draft } from '#shared/contract/module.ts';
import type { Answer } from '#shared/wire/wire.ts';
import { newId } from './entropy';
import { NET } from './text';

/** A move being sent. The server makes it only once, even if its id arrives repeatedly. */
export interface Outgoing {
  id: string;
  move: string;
  args: Draft;
}

interface Waiting extends Outgoing {
  settle(answer: Answer): void;
}

/** The delay before resending a move that the server failed to store, in ms. */
const AGAIN = 400;

/**
 * Holds moves until the server answers. After a reconnect it resends them in order with the same ids. socket.io's own
 * retries can't do this: they send no id that would make a repeat harmless, and they don't wait for the match to sync
 * (docs/decisions/0003).
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

  /** Sends all unanswered moves, now that the seat is synced. */
  open(): void {
    this.isOpen = true;
    for (const entry of [...this.waiting.values()]) this.send(entry);
  }

  /** Makes further moves wait, because the connection is lost. */
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

  /** Settles all moves without resending them, because the person has left. */
  abandon(): void {
    for (const entry of this.waiting.values()) entry.settle({ refused: 'game-over', detail: NET.ended });
    this.waiting.clear();
  }

  private resend(id: string): void {
    const entry = this.waiting.get(id);
    if (entry && this.isOpen) this.send(entry);
  }
}
