import type { Ctx } from 'boardgame.io';
import type { BaseView, Honours, Outcome } from '#shared/contract/module.ts';
import { publicCtx } from '#shared/engine/ctx.ts';
import { type EngineState, outcomeOf, revealOf, viewOf } from '#shared/engine/engine.ts';
import type { Pause } from '#shared/engine/pause.ts';
import type { Seat, Viewer } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { asJson } from '#shared/json.ts';
import type { GameRuntime } from '../runtimes';
import { cancelReasons } from '../text';

/** A match's state as stored. `rules` is the version of the rules that wrote it. `rows` is the number of moves. */
export interface Snapshot extends EngineState {
  rules: number;
  rows: number;
  logLength: number;
}

/** The version of a placeholder state, which no rules wrote. */
const NO_VERSION = -1;

/** The view shown if the current rules cannot read the state. */
const BLANK: BaseView = { waitingFor: [], out: [], endsAt: null };

/** The immutable state of a match. Values derived from the state are computed when first needed. */
export class MatchState {
  readonly outcome: Outcome | null;
  /** The pause, or null while the clocks run. */
  readonly pause: Pause | null;
  /** Server time in ms at which the next timeout or the end of a pause is due, or null. */
  readonly deadline: number | null;
  /** True if this state's timeout faulted. The timeout is not retried until the state changes. */
  isStuck = false;
  readonly #views = new Map<Viewer, unknown>();
  /** The views as text, kept only for matches with bots, because a text is as large as its view. */
  #encoded: Map<Viewer, string> | null = null;
  #bytes: Map<Viewer, number> | null = null;

  constructor(
    readonly runtime: GameRuntime,
    readonly engineState: EngineState,
    readonly rows: number,
    readonly logLength: number,
    /** The version of the rules that wrote the state. */
    readonly version = runtime.module.version,
  ) {
    this.outcome = outcomeOf(engineState);
    this.pause = this.outcome ? null : (engineState.pause ?? null);
    this.deadline = this.outcome ? null : (this.pause?.until ?? runtime.module.deadline(engineState.G));
  }

  static from(runtime: GameRuntime, { rules: version, rows, logLength, ...engineState }: Snapshot): MatchState {
    return new MatchState(runtime, engineState, rows, logLength, version);
  }

  /** Returns a placeholder for an unreadable state: a cancelled match with an empty view. */
  static unreadable(runtime: GameRuntime, seats: readonly Seat[]): MatchState {
    const gameover: Outcome = { winners: [], reason: cancelReasons.unreadable, cancelled: true };
    const order = { playOrder: [...seats], playOrderPos: 0, currentPlayer: seats[0] ?? '0' };
    const ctx = { ...order, numPlayers: seats.length, turn: 0, phase: null, activePlayers: null, gameover };
    return new MatchState(runtime, { G: null, ctx: ctx as unknown as Ctx, plugins: {} }, 0, 0, NO_VERSION);
  }

  /** Computes every view immediately, to detect a view that throws or cannot be sent. */
  seeAll(seats: readonly Seat[]): void {
    for (const viewer of [null, ...seats]) this.#encode(viewer);
  }

  /** Returns the viewer's view. In a cancelled match, all cards are face up. */
  viewOf(viewer: Viewer): unknown {
    if (!this.#views.has(viewer)) this.#views.set(viewer, this.#computeView(viewer));
    return this.#views.get(viewer);
  }

  /**
   * Returns the view as JSON text, with the `ctx` if that can change. A viewer gets a frame whenever this text changes.
   */
  encoded(viewer: Viewer): string {
    this.#encoded ??= new Map();
    const text = this.#encoded.get(viewer) ?? this.#encode(viewer);
    this.#encoded.set(viewer, text);
    return text;
  }

  /** Returns the length of `encoded` in bytes. */
  bytesOf(viewer: Viewer): number {
    this.#bytes ??= new Map();
    const bytes = this.#bytes.get(viewer) ?? Buffer.byteLength(this.#encode(viewer));
    this.#bytes.set(viewer, bytes);
    return bytes;
  }

  /**
   * Once the match is over, returns the value that it passes to the room's next match of this game. Returns null before
   * that, and if the game passes nothing on.
   */
  carryOver(): Json {
    const { carryOver, version } = this.runtime.module;
    return this.outcome && carryOver && this.version === version ? carryOver(this.engineState.G) : null;
  }

  /**
   * Returns each seat's honours. Returns null if the match has not ended by its rules, or if the game has no honours.
   */
  honours(): Record<Seat, Honours> | null {
    const { honours, version } = this.runtime.module;
    const isPlayed = this.outcome !== null && !this.outcome.cancelled && this.version === version;
    return isPlayed && honours ? honours(this.engineState.G) : null;
  }

  cancelled(reason: string): MatchState {
    const gameover: Outcome = { winners: [], reason, cancelled: true };
    const engineState = { ...this.engineState, ctx: { ...this.engineState.ctx, gameover } };
    return new MatchState(this.runtime, engineState, this.rows, this.logLength, this.version);
  }

  snapshot(): Json {
    const snapshot: Snapshot = { ...this.engineState, rules: this.version, rows: this.rows, logLength: this.logLength };
    return asJson(snapshot);
  }

  #encode(viewer: Viewer): string {
    const view = this.viewOf(viewer);
    return JSON.stringify(this.runtime.module.hasOwnCtx ? [view, publicCtx(this.engineState.ctx)] : view);
  }

  #computeView(viewer: Viewer): unknown {
    const { module } = this.runtime;
    const reveal = () => revealOf(module, this.engineState);
    if (this.version !== module.version) return readable(reveal) ?? BLANK;
    return this.outcome?.cancelled ? reveal() : viewOf(module, this.engineState, viewer);
  }
}

/**
 * Calls `look`, which reads a state that other rules may have written. Returns null if these rules cannot read the
 * state.
 */
function readable(look: () => unknown): unknown {
  try {
    return look();
  } catch {
    return null;
  }
}
