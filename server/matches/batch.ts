import type { Draft, LogEntry } from '#shared/contract/module.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { judge } from '#shared/engine/engine.ts';
import type { ClockMove } from '#shared/engine/pause.ts';
import { isPrediction, judgePrediction } from '#shared/engine/prediction.ts';
import { type Code, type Seat, seatsOf, type Viewer } from '#shared/ids.ts';
import { ON_YOUR_PHONE } from '#shared/legality/legality.ts';
import { judgeInTheOpen } from '#shared/legality/openMoves.ts';
import type { Answer } from '#shared/wire/wire.ts';
import { type EventLog, messageIn, ruleFault } from '../log';
import type { JournalRow } from '../store/store';
import { isNoticed } from './noticed';
import { MatchState } from './state/state';

/** A move received from a socket. The socket has checked that its player holds the seat. */
export interface MoveRequest {
  seat: Seat;
  name: string;
  args: unknown;
  /** The client's id for the move. A repeated id is not applied twice. */
  id: string | null;
  /** True if the move comes from the seat's public screen, which sees only public state. */
  isInTheOpen?: boolean;
}

/** The state after one move of a batch, and the facts which that move added to the public log. */
export interface Moment {
  state: MatchState;
  facts: LogEntry[];
  /** The seat that moved. Null if some viewers cannot tell who moved, or if no seat made the move. */
  mover: Seat | null;
}

/**
 * Maximum number of consecutive timeouts at the same server time. More timeouts mean that the rules keep setting a
 * deadline in the past.
 */
const MOST_TIMEOUTS = 100;

/** A batch of moves that are applied one after the other to a stored state, and then stored together. */
export class MoveBatch {
  readonly rows: JournalRow[] = [];
  readonly facts: LogEntry[] = [];
  /**
   * The state after each move. Each state is sent separately, so that frames do not reveal which moves were in one
   * batch.
   */
  readonly moments: Moment[] = [];
  /** The delay in ms with which each timeout of the batch fired. */
  readonly lateness: number[] = [];

  state: MatchState;

  constructor(
    /** The stored state before the first move. */
    readonly before: MatchState,
    private readonly deps: {
      match: string;
      log: EventLog;
      /** Viewers whose views are computed after each move. */
      watched(): Iterable<Viewer>;
      hasCounted(key: string): boolean;
      hasReachedMoveLimit(seat: Seat): boolean;
    },
  ) {
    this.state = before;
  }

  /** Applies overdue timeouts, then the move if it is legal in the resulting state. */
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
      // Nothing has changed, and only the player who moved learns of the refusal.
      if (error instanceof Refusal) return acks.refuse(error.code);
      this.#fault(seat, name, error);
      return acks.fault(messageIn(error, this.deps.log));
    }
  }

  /**
   * Applies overdue timeouts, then the host's change to the clock. `host` is the host's seat, or null if the host only
   * watches. Returns a refusal code, or null if the change was made.
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
   * Applies each overdue timeout, or ends an overdue pause, at the time `now`. After an outage each timeout fires once,
   * and the deadlines it sets are counted from `now`.
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
   * Checks that the seat's view allows the move. A move from the public screen must be allowed by the public view as
   * well.
   */
  #judge(seat: Seat, name: string, args: unknown, isInTheOpen: boolean): ReturnType<typeof judge> {
    const { state } = this;
    const { module } = state.runtime;
    if (state.outcome) return { refused: 'game-over' };
    if (state.pause) return { refused: 'paused' };
    if (isPrediction(module, name)) {
      if (isInTheOpen) return { refused: ON_YOUR_PHONE };
      const { engineState } = state;
      const seats = seatsOf(engineState.ctx.numPlayers);
      return judgePrediction(engineState, state.viewOf(seat), seats, seat, args, module.sides);
    }
    if (isInTheOpen) {
      const open = judgeInTheOpen(module, state.viewOf(null), seat, name, args);
      if ('refused' in open) return open;
    }
    const judged = judge(module, state.viewOf(seat), seat, name, args);
    return isInTheOpen && 'refused' in judged ? { refused: ON_YOUR_PHONE } : judged;
  }

  /**
   * Applies a move and records the new state, the journal row and the facts. If the rules throw, throws too and changes
   * nothing.
   */
  #reduce(by: Seat | null, name: string, args: Draft, now: number, id: string | null): void {
    const before = this.state;
    const { position: engineState, facts } = before.runtime.engine.move(before.engineState, by, name, args, now);
    const entries = facts.map((fact, index) => ({ n: before.logLength + index + 1, at: now, ...fact }));
    const after = new MatchState(before.runtime, engineState, before.rows + 1, before.logLength + facts.length);
    // Computes the views now, so that a view that throws counts as a fault of this move.
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
