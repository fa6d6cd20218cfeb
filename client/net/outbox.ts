import type { Draft } from '#shared/module.ts';
import type { Answer } from '#shared/wire.ts';
import { newId } from './entropy';
import { NET } from './text';

/** A move that is being sent. The server counts repeats of its id once. */
export interface Outgoing {
  id: string;
  move: string;
  args: Draft;
}

interface Waiting extends Outgoing {
  settle(answer: Answer): void;
}

/** The delay before a move that was not stored is sent again, in ms. */
const AGAIN = 400;

/**
 * Moves waiting for their answer. After a reconnect, unanswered moves are sent again with the same ids, in the order
 * they were made. It exists because socket.io's own retries know neither the id that makes a repeat harmless nor that a
 * match must be synced first (docs/decisions/0003).
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

  /** The seat is synced: sends all unanswered moves. */
  open(): void {
    this.isOpen = true;
    for (const entry of [...this.waiting.values()]) this.send(entry);
  }

  /** The connection is lost: later moves wait. */
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

  /** The match was left: nothing more is sent. */
  abandon(): void {
    for (const entry of this.waiting.values()) entry.settle({ refused: 'game-over', detail: NET.ended });
    this.waiting.clear();
  }

  private resend(id: string): void {
    const entry = this.waiting.get(id);
    if (entry && this.isOpen) this.send(entry);
  }
}
