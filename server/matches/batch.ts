import { judge } from '#shared/engine.ts';
import { type Code, type Seat, seatsOf, type Viewer } from '#shared/ids.ts';
import { ON_YOUR_PHONE } from '#shared/legality.ts';
import type { Draft, LogEntry } from '#shared/module.ts';
import { judgeInTheOpen } from '#shared/openMoves.ts';
import type { ClockMove } from '#shared/pause.ts';
import { isPrediction, judgePrediction } from '#shared/prediction.ts';
import { Refusal } from '#shared/refusal.ts';
import type { Answer } from '#shared/wire.ts';
import { type EventLog, messageIn, ruleFault } from '../log';
import type { JournalRow } from '../store/store';
import { isNoticed } from './noticed';
import { MatchState } from './state/state';

/** A move from a socket, which has already verified the seat. */
export interface MoveRequest {
  seat: Seat;
  name: string;
  args: unknown;
  /** The client's id for the move. A move with a repeated id counts once. */
  id: string | null;
  /** Sent from the seat's open screen, which sees only public state. */
  isInTheOpen?: boolean;
}

/** The state after one move of a batch, and the facts that the move added to the public log. */
export interface Moment {
  state: MatchState;
  facts: LogEntry[];
  /** The seat that moved, if all viewers can tell; null if they cannot, or if no seat made the move. */
  mover: Seat | null;
}

/**
 * Maximum number of consecutive timeouts at the same time. More than this means that the rules keep setting an overdue
 * deadline.
 */
const MOST_TIMEOUTS = 100;

/** A batch of moves that were applied to a stored state and are not stored yet. They are stored together. */
export class MoveBatch {
  readonly rows: JournalRow[] = [];
  readonly facts: LogEntry[] = [];
  /** Each moment is sent separately, so that frames do not reveal which moves were batched. */
  readonly moments: Moment[] = [];
  /** For each timeout in the batch, its delay after the deadline in ms. */
  readonly lateness: number[] = [];

  state: MatchState;

  constructor(
    /** The stored state to which the moves are applied. */
    readonly before: MatchState,
    private readonly deps: {
      match: string;
      log: EventLog;
      /** Viewers whose views are computed after each move. */
      watched(): Iterable<Viewer>;
      hasCounted(key: string): boolean;
      /** Whether the seat has made the maximum number of moves. */
      hasReachedMoveLimit(seat: Seat): boolean;
    },
  ) {
    this.state = before;
  }

  /** Applies overdue timeouts, then judges a move on the current state and applies it. */
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
      // Nothing has changed, and only the mover learns of the refusal.
      if (error instanceof Refusal) return acks.refuse(error.code);
      this.#fault(seat, name, error);
      return acks.fault(messageIn(error, this.deps.log));
    }
  }

  /**
   * Applies overdue timeouts, then makes the host's move on the clock; `host` is the host's seat, or null.
   * @returns the code of the refusal, or null
   */
  moveClock(move: ClockMove, host: Seat | null, now: number): Code | null {
    this.passTime(now);
    if (this.state.outcome) return 'game-over';
    try {
      this.#reduce(null, move, [host], now, null);
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      this.#fault(null, move, error);
      return 'fault';
    }
  }

  /**
   * Applies every overdue timeout, or the end of a pause, stamped with the current time. After an outage each timeout
   * fires once; the deadlines it sets count from now.
   */
  passTime(now: number): void {
    for (let made = 0; made < MOST_TIMEOUTS; made++) {
      const due = this.state.deadline;
      if (due === null || due > now || this.state.isStuck) return;
      try {
        this.#reduce(null, this.state.pause ? 'endPause' : 'timeout', [], now, null);
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

  /**
   * Judges whether the seat's view allows the move. For a move from the open screen, the public view must allow it too.
   */
  #judge(seat: Seat, name: string, args: unknown, isInTheOpen: boolean): ReturnType<typeof judge> {
    const { state } = this;
    const { module } = state.runtime;
    if (state.outcome) return { refused: 'game-over' };
    if (state.pause) return { refused: 'paused' };
    if (isPrediction(module, name)) {
      if (isInTheOpen) return { refused: ON_YOUR_PHONE };
      const { engineState } = state;
      return judgePrediction(engineState, state.viewOf(seat), seatsOf(engineState.ctx.numPlayers), seat, args);
    }
    if (isInTheOpen) {
      const open = judgeInTheOpen(module, state.viewOf(null), seat, name, args);
      if ('refused' in open) return open;
    }
    const judged = judge(module, state.viewOf(seat), seat, name, args);
    return isInTheOpen && 'refused' in judged ? { refused: ON_YOUR_PHONE } : judged;
  }

  /**
   * Applies the move and records the next state, its journal row and its facts. If the rules throw, this throws and
   * changes nothing.
   */
  #reduce(by: Seat | null, name: string, args: Draft, now: number, id: string | null): void {
    const before = this.state;
    const { position: engineState, facts } = before.runtime.engine.move(before.engineState, by, name, args, now);
    const entries = facts.map((fact, index) => ({ n: before.logLength + index + 1, at: now, ...fact }));
    const after = new MatchState(before.runtime, engineState, before.rows + 1, before.logLength + facts.length);
    // Computes the views now, so that a view that throws is a fault of this move and not of the first viewer.
    for (const viewer of this.deps.watched()) after.viewOf(viewer);
    const { module } = before.runtime;
    const isSeen =
      by !== null &&
      !isPrediction(module, name) &&
      isNoticed(module, { by, move: name, args }, before.viewOf(null), after.viewOf(null));
    this.state = after;
    this.facts.push(...entries);
    this.moments.push({ state: after, facts: entries, mover: isSeen ? by : null });
    this.rows.push({ n: after.rows, at: now, seat: by, move: name, args, id });
  }

  #hasCounted(seat: Seat, id: string): boolean {
    return this.deps.hasCounted(actionKey(seat, id)) || this.rows.some((row) => row.seat === seat && row.id === id);
  }

  #fault(seat: Seat | null, move: string, error: unknown): void {
    const facts = { match: this.deps.match, seat, move, n: this.state.rows + 1, ...ruleFault(error, this.deps.log) };
    this.deps.log.error(facts, 'fault');
  }
}

export function actionKey(seat: Seat, id: string): string {
  return `${seat} ${id}`;
}
