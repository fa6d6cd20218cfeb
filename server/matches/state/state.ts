import type { Ctx } from 'boardgame.io';
import { publicCtx } from '#shared/ctx.ts';
import { type EngineState, outcomeOf, viewOf } from '#shared/engine.ts';
import type { Seat, Viewer } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import type { BaseView, Honours, Outcome } from '#shared/module.ts';
import type { GameRuntime } from '../runtimes';
import { cancelReasons } from '../text';

/** What is stored of a match's state. `rules` is the version of the state, `rows` and `logLength` how many there are. */
export interface Snapshot extends EngineState {
  rules: number;
  rows: number;
  logLength: number;
}

/** The version of a state that no rules wrote. */
const NO_VERSION = -1;

/** What a match shows whose state the present rules cannot read. */
const BLANK: BaseView = { waitingFor: [], out: [], endsAt: null };

/** Where a match stands, and what follows from it, each worked out at most once. Never changed, only replaced. */
export class MatchState {
  readonly outcome: Outcome | null;
  /** Server time in ms from which on the timeout is due; null once the match is over. */
  readonly deadline: number | null;
  /** The timeout that is due here faulted; it is not made again before something has changed. */
  isStuck = false;
  readonly #views = new Map<Viewer, unknown>();
  readonly #encoded = new Map<Viewer, string>();

  constructor(
    readonly runtime: GameRuntime,
    readonly engineState: EngineState,
    readonly rows: number,
    readonly logLength: number,
    /** The version of the rules that wrote the state. */
    readonly version = runtime.module.version,
  ) {
    this.outcome = outcomeOf(engineState);
    this.deadline = this.outcome ? null : runtime.module.deadline(engineState.G);
  }

  static from(runtime: GameRuntime, { rules: version, rows, logLength, ...engineState }: Snapshot): MatchState {
    return new MatchState(runtime, engineState, rows, logLength, version);
  }

  /** Stands for a state that cannot be read: over for nobody, with nothing to see. */
  static unreadable(runtime: GameRuntime, seats: readonly Seat[]): MatchState {
    const gameover: Outcome = { winners: [], reason: cancelReasons.unreadable, cancelled: true };
    const order = { playOrder: [...seats], playOrderPos: 0, currentPlayer: seats[0] ?? '0' };
    const ctx = { ...order, numPlayers: seats.length, turn: 0, phase: null, activePlayers: null, gameover };
    return new MatchState(runtime, { G: null, ctx: ctx as unknown as Ctx, plugins: {} }, 0, 0, NO_VERSION);
  }

  /** Works out every view now: rules that cannot show the state throw here, not when somebody looks. */
  seeAll(seats: readonly Seat[]): void {
    for (const viewer of [null, ...seats]) this.encoded(viewer);
  }

  /** What a viewer sees; a cancelled match lies open for everybody. */
  viewOf(viewer: Viewer): unknown {
    if (!this.#views.has(viewer)) this.#views.set(viewer, this.#computeView(viewer));
    return this.#views.get(viewer);
  }

  /** The same as JSON text, with the `ctx` where it moves: a viewer is shown something new when this changes. */
  encoded(viewer: Viewer): string {
    const known = this.#encoded.get(viewer);
    if (known !== undefined) return known;
    const { module } = this.runtime;
    const view = this.viewOf(viewer);
    const text = JSON.stringify(module.hasOwnCtx ? [view, publicCtx(this.engineState.ctx)] : view);
    this.#encoded.set(viewer, text);
    return text;
  }

  /** Once over: what this game's next setup in the room is told; null before, and if the game keeps nothing. */
  carryOver(): Json {
    const { carryOver, version } = this.runtime.module;
    return this.outcome && carryOver && this.version === version ? carryOver(this.engineState.G) : null;
  }

  /** Once over by its rules: what its game counts of each seat; null before, and if it counts nothing. */
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
    return snapshot as unknown as Json;
  }

  #computeView(viewer: Viewer): unknown {
    const { module } = this.runtime;
    const { G, ctx } = this.engineState;
    if (this.version !== module.version) return readable(() => module.reveal(G, ctx)) ?? BLANK;
    return this.outcome?.cancelled ? module.reveal(G, ctx) : viewOf(module, this.engineState, viewer);
  }
}

/** A view of a state that other rules wrote, if these can read it at all. */
function readable(look: () => unknown): unknown {
  try {
    return look();
  } catch {
    return null;
  }
}
