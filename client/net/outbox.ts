import type { Draft } from '#shared/module.ts';
import type { Answer } from '#shared/wire.ts';
import { newId } from './entropy';
import { NET } from './text';

/** A move that is being sent. The server makes a move only once, even if the move's id arrives repeatedly. */
export interface Outgoing {
  id: string;
  move: string;
  args: Draft;
}

interface Waiting extends Outgoing {
  settle(answer: Answer): void;
}

/** The delay before a move that the server failed to store is sent again, in ms. */
const AGAIN = 400;

/**
 * Holds the moves that wait for an answer. After a reconnect they are sent again with the same ids, in the order in
 * which they were made. socket.io's own retries are not used, because they know neither the ids, which make a repeat
 * harmless, nor that a match must be synced first (docs/decisions/0003).
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

  /** Sends all unanswered moves, because the seat is now synced. */
  open(): void {
    this.isOpen = true;
    for (const entry of [...this.waiting.values()]) this.send(entry);
  }

  /** Makes later moves wait, because the connection is lost. */
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

  /** Settles all moves without sending them again, because the person has left the match. */
  abandon(): void {
    for (const entry of this.waiting.values()) entry.settle({ refused: 'game-over', detail: NET.ended });
    this.waiting.clear();
  }

  private resend(id: string): void {
    const entry = this.waiting.get(id);
    if (entry && this.isOpen) this.send(entry);
  }
}
