import type { ClockMove } from '#shared/engine/pause.ts';
import type { Code, Seat, Viewer } from '#shared/ids.ts';
import type { Answer } from '#shared/wire/wire.ts';
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
 * Time in ms that a claim on a due deadline lasts. During this time, no other process fires the deadline. If the
 * process ends before it fires the deadline, another process does so within two seconds, because each process polls
 * once a second (`UPDATE_EVERY`).
 */
const CLAIM = 500;

/** Maximum number of attempts to apply moves if other processes keep writing the match. */
const RACES = 10;

/**
 * Delays in ms before a deadline is retried after a store failure. Each failure in a row doubles the delay, up to
 * `most`. After a short outage, the claim and the commit may both fail once before the deadline fires.
 */
const RETRY = { first: 125, most: 1_000 };

interface PendingMove extends MoveRequest {
  answer(answer: Answer): void;
}

type ChangeOfMatch = Pick<MatchUpdate, 'state' | 'seatedPlayers'>;

interface Owner {
  /** Called once the end of the match is stored. */
  ended(): void;
  /** Called when the person at a seat made a publicly visible move. */
  acted(seat: Seat): void;
  onIdle(idle: IdleState): void;
  nameOf(seat: Seat): string;
}

/**
 * Runs one match. All work on the match happens in order. A move from a socket takes these steps:
 * 1. `move` puts it into the queue.
 * 2. `#takeMoves` takes all queued moves, immediately if no other work is in progress. For each, `MoveBatch.take`
 * applies overdue timeouts, judges the move on its seat's view and reduces it.
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
  /** Number of store failures in a row. */
  #failures = 0;
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

  /** Starts the bots and reports the next deadline. Fires the deadline if it is overdue. */
  begin(): void {
    this.bots.update();
    const { deadline } = this.record.state;
    if (deadline !== null && deadline <= this.context.clock.now()) this.wake();
    else this.#reportIdle();
  }

  /** Fires the deadline unless it has changed in the meantime. */
  wake(): void {
    void this.alone(() => this.#takeDeadline());
  }

  sleep(): void {
    this.bots.stop();
  }

  /**
   * Stores a snapshot if the last one is out of date. If the store fails, nothing is lost, because the journal has all
   * moves.
   */
  async save(): Promise<void> {
    if (this.record.isSaved()) return;
    await this.alone(() => this.record.save()).catch((error: unknown) => {
      this.context.log.error({ ...this.#where(), ...storeFault(error) }, 'store-failed');
    });
  }

  /** Loads changes that another process has written, and sends them to the viewers. Rejects if the store fails. */
  async catchUp(): Promise<void> {
    // If there are no changes, this does not have to wait for queued moves.
    if (await this.#isOlder()) await this.alone(() => this.#hasMissed());
  }

  /**
   * Queues a move. `answer` is called when the move is stored or refused, before any frame is sent. If no other work on
   * the match is in progress, the move is judged before this method returns.
   */
  move(request: MoveRequest, answer: (answer: Answer) => void): void {
    if (this.context.isDraining()) answer(this.record.runtime.acks.refuse('try-again'));
    else this.#queue.push({ ...request, answer });
  }

  /** Applies the host's change to the clock. Resolves to a refusal code, or to null once the change is stored. */
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

  /** Runs a task in its turn, when no other work on the match is in progress. */
  alone<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run(task);
  }

  /**
   * Stores `also` together with a change to the match that is not a move: both or neither. Retries if another process
   * wrote first. If `work` returns null, only `also` is stored.
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
   * Handles moves that were taken from the queue together. Sends no answer and no frame before the whole batch is
   * stored.
   * @returns a promise for the end of the work, or undefined if all moves are already answered
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

  /** Judges the moves, stores the new state, answers the moves and publishes what has changed. */
  #judge(moves: PendingMove[], races: number): Promise<void> | undefined {
    const batch = this.#newBatch();
    const now = this.context.clock.now();
    const answers = moves.map((move) => batch.take(move, now));
    if (batch.rows.length === 0 && this.context.cluster.isAlone) return void this.#acknowledge(moves, answers);
    return this.#store(batch).then((result) => {
      // Another process wrote first. Its changes are loaded by now, so the moves are judged again.
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

  /**
   * Loads changes that another process has written, and sends them to the viewers. Resolves to false if there are none.
   */
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

  /** Waits until `time`, when another process's claim to the deadline expires. */
  async #leaveTo(time: number): Promise<void> {
    this.#retryAt = time;
    await this.#reload();
  }

  /**
   * Stores an update. Resolves to `conflict` if another process wrote first; by then, its changes have been sent to the
   * viewers. Resolves to `failed` if the store failed and nothing has changed. Does not reject.
   */
  #store(update: MatchUpdate): Promise<'done' | 'conflict' | 'failed'> {
    return this.record.write(update).then(
      (result) => {
        this.#failures = 0;
        const isConfirmed = update.rows.length > 0 || this.context.cluster.isAlone;
        return result === 'done' && isConfirmed ? result : this.#afterRace(result);
      },
      (error: unknown) => this.#storeFailed(error),
    );
  }

  /**
   * Loads changes by another process. Also called if all moves were refused and nothing was stored, because the moves
   * may have been judged on an old version.
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
    this.#retryAt = this.context.clock.now() + Math.min(RETRY.first * 2 ** this.#failures, RETRY.most);
    this.#failures += 1;
    return 'failed';
  }

  /** Answers the moves in order. Moves that were not stored have no answer yet and get `try-again`. */
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

  /**
   * Sends stored moments to the devices and passes them to the bots. Tells the owner about visible moves and the end.
   */
  #publish(before: MatchState, moments: readonly Moment[]): void {
    const { state } = this.record;
    for (const moment of moments) this.#guarded(() => this.subscribers.show(moment.state, moment.facts));
    this.#guarded(() => this.bots.update());
    this.#guarded(() => this.bots.onFacts(moments.flatMap(({ facts }) => facts)));
    for (const { mover } of moments) if (mover !== null) this.#guarded(() => this.#acted(mover));
    if (state.outcome && !before.outcome) this.#guarded(() => this.owner.ended());
  }

  /** Tells the owner that a person at a seat made a visible move. */
  #acted(seat: Seat): void {
    if (this.record.seatedPlayers[seat]?.bot === null) this.owner.acted(seat);
  }

  /** Runs work that follows a commit. Only logs its errors, because the moves are already stored. */
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
   * Called when no work is in progress. If the match is about to leave memory, this function stores a snapshot first,
   * so that the match can be loaded without replaying moves.
   */
  #snapshotWhenIdle(): void {
    this.#reportIdle();
    const { state } = this.record;
    // If storing the snapshot fails, it is not tried again for the same state.
    if (this.#isNeeded() || this.#snapshotAttempt === state) return;
    this.#snapshotAttempt = state;
    void this.save();
  }

  #isNeeded(): boolean {
    return !this.subscribers.isEmpty() || this.bots.areBusy();
  }

  #reportIdle(): void {
    const { isStuck, rows } = this.record.state;
    this.#armDeadline();
    this.owner.onIdle({ isNeeded: this.#isNeeded(), stuckAfter: isStuck ? rows : null });
  }

  /** Sets the timer of the next deadline. After a failure of the store, the deadline waits for the next attempt. */
  #armDeadline(): void {
    const { deadline, isStuck } = this.record.state;
    const isOwed = deadline !== null && !isStuck && !this.context.isDraining();
    this.context.wakeAt(this.record.id, isOwed ? Math.max(deadline, this.#retryAt) : null);
  }
}
