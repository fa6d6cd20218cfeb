import { atom } from 'nanostores';
import type { AnyModule, Draft, Outcome } from '#shared/contract/module.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { type EngineState, outcomeOf, viewOf } from '#shared/engine/engine.ts';
import { type Seat, seatsOf, type Viewer } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { plain } from '#shared/replay/replayViews.ts';
import type { Bots } from './bots';
import { MatchClock, type Speed, type Timer } from './clock';
import { Faults } from './faults';
import type { Opened, Position } from './file';
import { Journal, loadedOf, momentOf } from './journal';
import { Scheduler } from './scheduler';
import { Slices } from './slices';
import { dealt, type Made, type Moment, made, type Row, type Setup, whyOf } from './timeline';

/** A viewer's view as it would be sent, or the error that the game's `view` threw. */
export type Seen = { view: Json } | { fault: string };

/** The interval in ms at which the shown position is updated while a random game is being played. */
const SHOWN = 400;

export const viewOfViewer = (viewer: Viewer) => (viewer === null ? 'view of the spectator' : `view of seat ${viewer}`);

/**
 * A match that runs in the page. Deals, moves and views are computed by the same functions as on the server. One can go
 * back in the journal, and the clock stands still until it is started. Errors in the game become faults.
 */
export class DevMatch {
  /** Increases with each change. Components that show the match are then rendered again. */
  readonly changes = atom(0);
  /**
   * The number of jumps to another position so far. The position after a jump does not follow from the previous
   * one.
   */
  jumps = 0;
  deals = 0;
  /** True if all moves so far are those of the random game with this seed. */
  isOfSeed = false;
  readonly faults = new Faults();
  setup: Setup;
  readonly journal = new Journal();
  readonly clock: MatchClock;
  readonly #scheduler: Scheduler;
  readonly #slices: Slices<Moment>;
  readonly #seen = new Map<Viewer, Seen>();
  /**
   * The state before the rules were edited, with which the new state is compared. If null, the shown state is compared
   * with the previous moment.
   */
  #before: EngineState | null = null;

  constructor(
    public module: AnyModule,
    private readonly timer: Timer,
    setup: Setup,
  ) {
    this.clock = new MatchClock(timer);
    this.#scheduler = new Scheduler(this, timer);
    this.#slices = new Slices(timer);
    this.setup = setup;
    this.deal(setup);
  }

  get bots(): Bots {
    return this.#scheduler.bots;
  }

  get seats(): Seat[] {
    return seatsOf(this.setup.seats);
  }

  /** The shown state, or null if the deal failed. */
  get state(): EngineState | null {
    return this.journal.moment?.state ?? null;
  }

  get compared(): EngineState | null {
    return this.#before ?? this.journal.previous;
  }

  get outcome(): Outcome | null {
    const { state } = this;
    return state && this.#attempt('end of the match', () => outcomeOf(state), null);
  }

  /** The time at which the clock runs out, in ms of server time, or null if no clock is running. */
  get deadline(): number | null {
    const { state } = this;
    return state && this.#attempt('deadline', () => this.module.deadline(state.G), null);
  }

  get isPlaying(): boolean {
    return this.#slices.isRunning;
  }

  viewOf(viewer: Viewer): Seen {
    const known = this.#seen.get(viewer);
    if (known) return known;
    const seen = this.#computeView(viewer);
    this.#seen.set(viewer, seen);
    return seen;
  }

  /** Starts over with a new deal. An error from the game's setup becomes a fault. */
  deal(setup: Setup): void {
    this.#slices.stop();
    this.setup = setup;
    this.isOfSeed = false;
    this.faults.clear();
    this.deals += 1;
    this.journal.begin(this.#attempt('setup', () => dealt(this.module, setup), null));
    this.#jumped();
  }

  /**
   * Deals, and plays a random game in slices that do not block the page. Shows move number `goal` as soon as it has
   * been made.
   */
  play(setup: Setup, game: Iterator<Moment>, goal: number): void {
    this.deal(setup);
    let wanted: number | null = goal;
    const { jumps } = this;
    let shown = this.timer.time();
    const next = () => this.#attempt('random game', () => game.next(), { done: true, value: undefined } as const);
    // The first moment is the deal, which is already shown.
    if (next().done) return;
    this.isOfSeed = true;
    this.#slices.run(next, (moments) => {
      for (const moment of moments) this.journal.extend(moment);
      const isThere = this.journal.last >= goal || !this.isPlaying;
      if (this.jumps !== jumps) wanted = null;
      if (wanted !== null && isThere) {
        wanted = null;
        this.jump(goal);
      } else if (!this.isPlaying || this.timer.time() - shown > SHOWN) {
        shown = this.timer.time();
        this.#changed();
      }
    });
  }

  open({ setup, first, journal, at, standing, rules }: Opened): void {
    this.deal(setup);
    if (first) this.journal.beginWith(first);
    const kept = standing && { moment: momentOf(standing), log: standing.log, at };
    this.journal.replay(this.module, this.journal.moments[0] ?? null, journal, at, kept);
    this.#jumped();
    if (standing) this.clock.set(standing.at);
    if (rules !== this.module.version)
      this.#fault('position', `saved under version ${rules} of the state; the rules have ${this.module.version} now`);
    this.#changed();
  }

  /** Replays the journal with edited rules. If these refuse a move, keeps the shown state and reports the reason. */
  refresh(module: AnyModule): void {
    const { standing, loaded, rows, at } = this.journal;
    const now = this.clock.now();
    this.#slices.stop();
    this.module = module;
    this.faults.clear();
    const first = loaded ? momentOf(loaded) : this.#attempt('setup', () => dealt(module, this.setup), null);
    this.journal.replay(module, first, rows, at, standing);
    this.#jumped();
    this.clock.set(now);
    const [was, is] = [standing?.moment.state ?? null, this.state];
    if (JSON.stringify(was) !== JSON.stringify(is)) this.#before = was;
    this.#changed();
  }

  /** Shows the moment after the first `at` journal rows. */
  jump(at: number): void {
    this.journal.jump(at);
    this.#jumped();
  }

  /** Keeps the shown state, and starts a new journal from it. */
  keep(): void {
    const { standing } = this.journal;
    if (!standing) return;
    this.#slices.stop();
    this.isOfSeed = false;
    this.journal.beginWith({ ...loadedOf(standing), at: this.clock.now() });
    this.#jumped();
  }

  /**
   * Makes a move as the server would, after any timeouts that are due. If the rules throw an error, it is reported as a
   * fault, and nothing changes.
   */
  move(by: Seat, move: string, args: Draft): Made {
    this.#scheduler.fireDue();
    return this.make({ at: this.clock.now(), by, move, args }, `move ${move} of seat ${by}`);
  }

  /**
   * Applies a move and adds it to the journal. If the rules throw an error, it is reported as a fault at `where`, and
   * nothing changes.
   */
  make(row: Row, where: string): Made {
    const { moment } = this.journal;
    if (!moment) return { refused: 'fault' };
    try {
      const after = made(this.module, moment, row);
      this.#slices.stop();
      this.journal.add(after);
      this.isOfSeed = false;
    } catch (error) {
      if (error instanceof Refusal) return { refused: error.code };
      this.#fault(where, whyOf(this.module, error));
      this.#changed();
      return { refused: 'fault' };
    }
    this.#before = null;
    this.clock.set(row.at);
    this.#changed();
    return { ok: true };
  }

  /**
   * Reports a fault outside the rules, for example in a board or in the list of legal moves. If `why` is null, removes
   * the faults at `where`.
   */
  report(where: string, why: string | null): void {
    if (why === null ? this.faults.mend(where) : this.#fault(where, why)) this.#changed();
  }

  run(speed: Speed): void {
    this.clock.run(speed);
    this.#changed();
  }

  /** Moves the clock forward by `ms`, and runs all events that are due by then. */
  pass(ms: number): void {
    this.#scheduler.pass(ms);
    this.#changed();
  }

  /** Jumps to the next automatic event: a bot's move or a timeout. Returns false if there is none. */
  step(): boolean {
    const isDone = this.#scheduler.step();
    this.#changed();
    return isDone;
  }

  /** Lets a bot of the given level play a seat. If `level` is null, removes the bot. */
  setBot(seat: Seat, level: string | null): void {
    if (level === null) this.bots.levels.delete(seat);
    else this.bots.levels.set(seat, level);
    this.#changed();
  }

  /** Returns the data from which this position can be restored, or null if the deal failed. */
  position(): Position | null {
    const { module, setup, journal } = this;
    const { standing, loaded, rows } = journal;
    if (!standing) return null;
    return {
      format: 'hush-position',
      formatVersion: 1,
      game: module.id,
      rules: module.version,
      setup,
      first: loaded,
      journal: rows,
      at: standing.at,
      standing: { ...loadedOf(standing), at: this.clock.now() },
    };
  }

  #computeView(viewer: Viewer): Seen {
    const { state, module } = this;
    if (!state) return { fault: 'Nothing was dealt.' };
    try {
      return { view: plain(viewOf(module, state, viewer)) };
    } catch (error) {
      const fault = whyOf(module, error);
      this.#fault(viewOfViewer(viewer), fault);
      return { fault };
    }
  }

  #jumped(): void {
    this.jumps += 1;
    this.#before = null;
    this.clock.set(this.journal.moment?.at ?? this.setup.began);
    this.bots.reset(`${this.setup.seed} ${this.journal.at}`);
    this.#changed();
  }

  #attempt<T, Else>(where: string, work: () => T, otherwise: Else): T | Else {
    try {
      return work();
    } catch (error) {
      this.#fault(where, whyOf(this.module, error));
      return otherwise;
    }
  }

  #fault(where: string, why: string): boolean {
    return this.faults.add({ where, why, n: this.journal.at });
  }

  #changed(): void {
    this.#seen.clear();
    this.#scheduler.update(() => this.#changed());
    this.changes.set(this.changes.get() + 1);
  }
}
