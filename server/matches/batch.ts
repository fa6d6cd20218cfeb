import { judge } from '#shared/engine.ts';
import type { Seat, Viewer } from '#shared/ids.ts';
import { ON_YOUR_PHONE } from '#shared/legality.ts';
import type { Draft, LogEntry } from '#shared/module.ts';
import { judgeInTheOpen } from '#shared/openMoves.ts';
import { Refusal } from '#shared/refusal.ts';
import type { Answer } from '#shared/wire.ts';
import { type EventLog, faultSite } from '../log';
import type { JournalRow } from '../store/store';
import { isNoticed } from './noticed';
import { MatchState } from './state/state';

/** A move as sockets let it in: whose it is was settled there. */
export interface MoveRequest {
  seat: Seat;
  name: string;
  args: unknown;
  /** Made by the client: the same one again counts once. */
  id: string | null;
  /** It comes from the seat's open screen, which knows what everybody knows. */
  isInTheOpen?: boolean;
}

/** Where the match stood after one move of a batch, and what it told. */
export interface Moment {
  state: MatchState;
  facts: LogEntry[];
  /** The seat that moved, where everybody can tell; null: nobody can, or it was no seat's move. */
  mover: Seat | null;
}

/** Timeouts that may follow each other at one moment; more are rules that never let the clock go on. */
const MOST_TIMEOUTS = 100;

/** Moves made on top of a state that is stored, until they are stored themselves, all together. */
export class MoveBatch {
  readonly rows: JournalRow[] = [];
  readonly facts: LogEntry[] = [];
  /** Each is shown by itself, so that frames tell nothing of what waited together. */
  readonly moments: Moment[] = [];
  /** Of each timeout among them: how long after its deadline it was made, in ms. */
  readonly lateness: number[] = [];

  state: MatchState;

  constructor(
    /** What is stored. */
    readonly before: MatchState,
    private readonly deps: {
      match: string;
      log: EventLog;
      /** Whose views are shown after each move. */
      watched(): Iterable<Viewer>;
      hasCounted(key: string): boolean;
      /** The seat has made as many moves as it may. */
      hasReachedMoveLimit(seat: Seat): boolean;
    },
  ) {
    this.state = before;
  }

  /** Judges one move on what is true now and reduces it; what is due by the clock comes first. */
  take({ seat, name, args, id, isInTheOpen = false }: MoveRequest, now: number): Answer {
    const { acks } = this.state.runtime;
    this.passTime(now);
    if (id !== null && this.#hasCounted(seat, id)) return acks.ok;
    if (this.deps.hasReachedMoveLimit(seat)) return acks.refuse('too-many-moves');
    try {
      const judged = this.#judge(seat, name, args, isInTheOpen);
      if ('refused' in judged) return acks.refuse(judged.refused);
      this.#reduce(seat, name, judged.args, now, id);
      return acks.ok;
    } catch (error) {
      // Nothing has changed, and only the mover is told.
      if (error instanceof Refusal) return acks.refuse(error.code);
      this.#fault(seat, name, error);
      return acks.refuse('fault');
    }
  }

  /**
   * Makes every timeout that is due, stamped with the real time. After an outage each runs once: what it sets next
   * counts from now.
   */
  passTime(now: number): void {
    for (let made = 0; made < MOST_TIMEOUTS; made++) {
      const due = this.state.deadline;
      if (due === null || due > now || this.state.isStuck) return;
      try {
        this.#reduce(null, 'timeout', [], now, null);
        this.lateness.push(now - due);
        if (this.state.deadline === due) throw new Error('the timeout left its own deadline standing');
      } catch (error) {
        this.#fault(null, 'timeout', error);
        this.state.isStuck = true;
      }
    }
    this.#fault(null, 'timeout', new Error('timeouts without end'));
    this.state.isStuck = true;
  }

  /** Whether the seat may make this move, as far as its own view tells; from its open screen, as far as everybody's does. */
  #judge(seat: Seat, name: string, args: unknown, isInTheOpen: boolean): ReturnType<typeof judge> {
    const { state } = this;
    const { module } = state.runtime;
    if (state.outcome) return { refused: 'game-over' };
    if (isInTheOpen) {
      const open = judgeInTheOpen(module, state.viewOf(null), seat, name, args);
      if ('refused' in open) return open;
    }
    const judged = judge(module, state.viewOf(seat), seat, name, args);
    return isInTheOpen && 'refused' in judged ? { refused: ON_YOUR_PHONE } : judged;
  }

  /** Makes the move: the next state, its journal row and what it told. Throws where the rules do, and changes nothing. */
  #reduce(by: Seat | null, name: string, args: Draft, now: number, id: string | null): void {
    const before = this.state;
    const { position: engineState, facts } = before.runtime.engine.move(before.engineState, by, name, args, now);
    const entries = facts.map((fact, index) => ({ n: before.logLength + index + 1, at: now, ...fact }));
    const after = new MatchState(before.runtime, engineState, before.rows + 1, before.logLength + facts.length);
    // A view that throws is a fault of this move, not of whoever looks first.
    for (const viewer of this.deps.watched()) after.viewOf(viewer);
    const move = by === null ? null : { seat: by, name, args };
    const isSeen = move !== null && isNoticed(before.runtime.module, move, before.viewOf(null), after.viewOf(null));
    this.state = after;
    this.facts.push(...entries);
    this.moments.push({ state: after, facts: entries, mover: isSeen ? by : null });
    this.rows.push({ n: after.rows, at: now, seat: by, move: name, args, id });
  }

  #hasCounted(seat: Seat, id: string): boolean {
    return this.deps.hasCounted(actionKey(seat, id)) || this.rows.some((row) => row.seat === seat && row.id === id);
  }

  #fault(seat: Seat | null, move: string, error: unknown): void {
    const facts = { match: this.deps.match, seat, move, n: this.state.rows + 1, ...faultSite(error) };
    this.deps.log.error(facts, 'fault');
  }
}

export function actionKey(seat: Seat, id: string): string {
  return `${seat} ${id}`;
}
