import type { Code, Seat, Viewer } from '#shared/ids.ts';
import type { ClockMove } from '#shared/pause.ts';
import type { Answer } from '#shared/wire.ts';
import { faultSite, storeFault } from '../log';
import type { Change } from '../store/store';
import { type Moment, MoveBatch, type MoveRequest } from './batch';
import { Bots } from './bots/bots';
import type { MatchContext } from './context';
import type { IdleState } from './match';
import { Queue } from './queue';
import type { LoadedMatch } from './state/loading';
import { MatchRecord, type MatchUpdate } from './state/record';
import type { MatchState } from './state/state';
import { Broadcast } from './wire/broadcast';

/**
 * Time in ms during which only the process that claimed a due deadline may fire it. If that process ends before it
 * fires the deadline, another process finds it within a second after the claim expires (`UPDATE_EVERY`), so that the
 * deadline fires within two seconds.
 */
const CLAIM = 500;

/** Maximum number of attempts to apply moves while other processes keep writing the match. */
const RACES = 10;

/** Delay before a failed store operation is retried, in ms. */
const RETRY = 1_000;

interface PendingMove extends MoveRequest {
  answer(answer: Answer): void;
}

type ChangeOfMatch = Pick<MatchUpdate, 'state' | 'seatedPlayers'>;

/** Callbacks from a running match to its owner. */
interface Owner {
  /** Called when the match has ended and the end is stored. */
  ended(): void;
  /** Called when the person at a seat made a publicly visible move. */
  acted(seat: Seat): void;
  /** Called when no work is in progress. */
  onIdle(idle: IdleState): void;
  /** Returns the seat's current name. */
  nameOf(seat: Seat): string;
}

/**
 * Runs one match. All work on a match happens in order. A move from a socket takes these steps:
 *
 * 1. `move` puts it into the queue.
 * 2. `#takeMoves` takes all queued moves, immediately if no other work is in progress. For each, `MoveBatch.take`
 *    applies overdue timeouts, judges the move on its seat's view and reduces it.
 * 3. `#store` stores all results in one commit.
 * 4. `#acknowledge` answers each move.
 * 5. `#publish` sends each viewer what has changed in its view.
 */
export class MatchRunner {
  readonly record: MatchRecord;
  readonly subscribers: Broadcast;
  readonly bots: Bots;
  readonly #queue: Queue<PendingMove>;
  #retryAt = 0;
  /** The last state for which an idle snapshot was attempted. */
  #snapshotAttempt: MatchState | null = null;

  constructor(
    private readonly context: MatchContext,
    loaded: LoadedMatch,
    private readonly owner: Owner,
  ) {
    const { store, log, clock, pending } = context;
    const { id, setup } = loaded.stored;
    const { module } = loaded.runtime;
    this.record = new MatchRecord(store, clock.now, loaded);
    this.subscribers = new Broadcast(id, module, setup.seats, log, () => this.#snapshotWhenIdle());
    this.#queue = new Queue((moves) => this.#takeMoves(moves), {
      began: () => pending.begin(),
      emptied: () => this.#snapshotWhenIdle(),
    });
    this.bots = new Bots(context, {
      record: this.record,
      nameOf: owner.nameOf,
      move: (seat, name, args) => new Promise((answer) => this.move({ seat, name, args, id: null }, answer)),
      onIdle: () => this.#snapshotWhenIdle(),
    });
  }

  /** Starts the bots and reports the next deadline. If the deadline is overdue, fires it immediately. */
  begin(): void {
    this.bots.update();
    const { deadline } = this.record.state;
    if (deadline !== null && deadline <= this.context.clock.now()) this.wake();
    else this.#reportIdle();
  }

  /** Fires the deadline if it is still due. */
  wake(): void {
    void this.alone(() => this.#takeDeadline());
  }

  /** Stops the bots before the process exits. */
  sleep(): void {
    this.bots.stop();
  }

  /** Stores a snapshot if the last one is out of date. If the store fails, nothing is lost: the journal is complete. */
  async save(): Promise<void> {
    if (this.record.isSaved()) return;
    await this.alone(() => this.record.save()).catch((error: unknown) => {
      this.context.log.error({ ...this.#where(), ...storeFault(error) }, 'store-failed');
    });
  }

  /** Loads and shows any changes that another process has written. Rejects if the store fails. */
  async catchUp(): Promise<void> {
    // If nothing is new, this returns without waiting for queued moves.
    if (await this.#isOlder()) await this.alone(() => this.#hasMissed());
  }

  /**
   * Queues a move. If no other work on the match is in progress, it is judged before this returns. `answer` is called
   * when the move is stored or refused, before any frame is sent.
   */
  move(request: MoveRequest, answer: (answer: Answer) => void): void {
    if (this.context.isDraining()) answer(this.record.runtime.acks.refuse('try-again'));
    else this.#queue.push({ ...request, answer });
  }

  /** Makes the host's move on the clock. Resolves to the code of the refusal, or to null once the move is stored. */
  moveClock(move: ClockMove, host: Seat | null): Promise<Code | null> {
    if (this.context.isDraining()) return Promise.resolve('try-again');
    return this.alone(async () => {
      for (let races = 0; races <= RACES; races++) {
        const batch = this.#newBatch();
        const refused = batch.moveClock(move, host, this.context.clock.now());
        const result = await this.#store(batch);
        if (result === 'conflict') continue;
        if (result !== 'done') break;
        this.#publishBatch(batch);
        return refused;
      }
      return 'try-again';
    });
  }

  /** Runs a task when its turn in the queue comes, with no other work on the match in progress. */
  alone<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run(task);
  }

  /**
   * Stores a change other than a move together with `also`: both or neither. Retries if another process wrote first. If
   * the match needs no change, `work` returns null and only `also` is stored.
   */
  change(work: (state: MatchState) => ChangeOfMatch | 'conflict' | null, also: Change = {}) {
    return this.alone(async (): Promise<'done' | 'conflict'> => {
      for (let tries = 0; tries < 3; tries++) {
        const before = this.record.state;
        const change = work(before);
        if (change === 'conflict') return change;
        if (!change) return this.context.store.commit(also);
        const result = await this.record.write({ ...change, rows: [], facts: [] }, also);
        if (result === 'done') {
          this.#publish(before, [{ state: this.record.state, facts: [], mover: null }]);
          return result;
        }
        await this.#reload();
      }
      return 'conflict';
    });
  }

  /**
   * Handles the moves that are taken from the queue together. No answer and no frame is sent before the whole batch is
   * stored.
   * @returns a promise that resolves when all moves are answered, or undefined if they are answered already
   */
  #takeMoves(moves: PendingMove[], races = 0): Promise<void> | undefined {
    const loading = this.record.loadActionIds(moves);
    if (!loading) return this.#judge(moves, races);
    return loading.then(
      () => this.#judge(moves, races),
      (error: unknown) => {
        this.#storeFailed(error);
        this.#acknowledge(moves, []);
      },
    );
  }

  /** Judges the moves, stores the result, answers them and publishes what has changed. */
  #judge(moves: PendingMove[], races: number): Promise<void> | undefined {
    const batch = this.#newBatch();
    const now = this.context.clock.now();
    const answers = moves.map((move) => batch.take(move, now));
    if (batch.rows.length === 0 && this.context.cluster.isAlone) return void this.#acknowledge(moves, answers);
    return this.#store(batch).then((result) => {
      // Another process wrote first. Its changes are loaded by now, and the moves are judged again.
      if (result === 'conflict' && races < RACES) return this.#takeMoves(moves, races + 1);
      this.#acknowledge(moves, result === 'done' ? answers : []);
      if (result === 'done') this.#publishBatch(batch);
    });
  }

  /** Fires the deadline if it is due and no other process has claimed it. */
  async #takeDeadline(): Promise<void> {
    const { store, clock, cluster } = this.context;
    const now = clock.now();
    const { deadline, isStuck } = this.record.state;
    if (deadline === null || deadline > now || isStuck || this.context.isDraining()) return;
    try {
      const isOurs = await store.claimDeadline(this.record.id, deadline, cluster.name, now, now + CLAIM);
      if (!isOurs) return await this.#leaveTo(now + CLAIM);
    } catch (error) {
      this.#storeFailed(error);
      return;
    }
    const batch = this.#newBatch();
    batch.passTime(clock.now());
    if ((await this.#store(batch)) === 'done') this.#publishBatch(batch);
  }

  /** Publishes a batch that has been stored. */
  #publishBatch(batch: MoveBatch): void {
    for (const late of batch.lateness) this.context.events.timedOut(late);
    this.#publish(batch.before, batch.moments);
  }

  #newBatch(): MoveBatch {
    const watched = () => new Set<Viewer>([...this.subscribers.viewers(), null]);
    const { record, context } = this;
    const hasCounted = (key: string) => record.hasCounted(key);
    const hasReachedMoveLimit = (seat: Seat) => record.hasReachedMoveLimit(seat);
    return new MoveBatch(record.state, {
      match: record.id,
      log: context.log,
      watched,
      hasCounted,
      hasReachedMoveLimit,
    });
  }

  /** Loads and shows any changes that another process has written. Resolves to false if nothing is new. */
  async #hasMissed(): Promise<boolean> {
    if (!(await this.#isOlder())) return false;
    await this.#reload();
    this.#retryAt = 0;
    return true;
  }

  async #isOlder(): Promise<boolean> {
    if (this.context.cluster.isAlone) return false;
    const stored = await this.context.store.version(this.record.id);
    return stored === null || this.record.isBehind(stored.version);
  }

  /** Leaves the deadline to the process that claimed it, and checks again when the claim expires. */
  async #leaveTo(time: number): Promise<void> {
    this.#retryAt = time;
    await this.#reload();
  }

  /**
   * Stores an update. `conflict` means that another process wrote the match first and its changes are shown. `failed`
   * means that the store failed and nothing has changed. Does not reject.
   */
  #store(update: MatchUpdate): Promise<'done' | 'conflict' | 'failed'> {
    return this.record.write(update).then(
      (result) => {
        const isConfirmed = update.rows.length > 0 || this.context.cluster.isAlone;
        return result === 'done' && isConfirmed ? result : this.#afterRace(result);
      },
      (error: unknown) => this.#storeFailed(error),
    );
  }

  /**
   * Loads any changes that another process has written. If all moves were refused, nothing was stored, so the store has
   * not confirmed that they were judged on the latest version.
   */
  async #afterRace(result: 'done' | 'conflict'): Promise<'done' | 'conflict' | 'failed'> {
    try {
      if (result === 'done') return (await this.#hasMissed()) ? 'conflict' : 'done';
      this.context.log.info(this.#where(), 'match-conflict');
      await this.#reload();
      return result;
    } catch (error) {
      return this.#storeFailed(error);
    }
  }

  #storeFailed(error: unknown): 'failed' {
    this.context.log.error({ ...this.#where(), ...storeFault(error) }, 'store-failed');
    this.#retryAt = this.context.clock.now() + RETRY;
    return 'failed';
  }

  /** Answers the moves in order. A move without an answer was not stored and gets `try-again`. */
  #acknowledge(moves: readonly PendingMove[], answers: readonly Answer[]): void {
    const notStored = this.record.runtime.acks.refuse('try-again');
    moves.forEach((move, index) => {
      this.#guarded(() => move.answer(answers[index] ?? notStored));
    });
  }

  async #reload(): Promise<void> {
    const seen = this.record.state;
    const moments = await this.record.catchUp();
    if (moments) return this.#publish(seen, moments);
    const loaded = await this.context.reload(this.record.id);
    if (!loaded) throw new Error('the match is gone');
    const before = this.record.state;
    const facts = await this.record.takeOver(loaded);
    this.#publish(before, [{ state: this.record.state, facts, mover: null }]);
  }

  /** Publishes stored moments: to devices one by one, then to the bots, then to the room at the end of the match. */
  #publish(before: MatchState, moments: readonly Moment[]): void {
    const { state } = this.record;
    for (const moment of moments) this.#guarded(() => this.subscribers.show(moment.state, moment.facts));
    this.#guarded(() => this.bots.update());
    this.#guarded(() => this.bots.onFacts(moments.flatMap(({ facts }) => facts)));
    for (const { mover } of moments) if (mover !== null) this.#guarded(() => this.#acted(mover));
    if (state.outcome && !before.outcome) this.#guarded(() => this.owner.ended());
  }

  /** Reports a visible move of a seat, unless a bot made it for an absent person. */
  #acted(seat: Seat): void {
    if (this.record.seatedPlayers[seat]?.bot === null) this.owner.acted(seat);
  }

  /** Runs work after a commit. An exception there is logged, because it must not affect the answers. */
  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.context.log.error({ ...this.#where(), ...faultSite(error) }, 'fault');
    }
  }

  #where() {
    return { match: this.record.id, n: this.record.state.rows };
  }

  /**
   * Called when no work is in progress. If the match may leave memory, stores a snapshot, so that the match can be
   * loaded without a replay.
   */
  #snapshotWhenIdle(): void {
    this.#reportIdle();
    const { state } = this.record;
    // The snapshot is attempted once per state, even if the store fails.
    if (this.#isNeeded() || this.#snapshotAttempt === state) return;
    this.#snapshotAttempt = state;
    void this.save();
  }

  #isNeeded(): boolean {
    return !this.subscribers.isEmpty() || this.bots.areBusy();
  }

  #reportIdle(): void {
    const { deadline, isStuck, rows } = this.record.state;
    const isOwed = deadline !== null && !isStuck && !this.context.isDraining();
    this.owner.onIdle({
      isNeeded: this.#isNeeded(),
      dueAt: isOwed ? Math.max(deadline, this.#retryAt) : null,
      stuckAfter: isStuck ? rows : null,
    });
  }
}
