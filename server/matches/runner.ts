import { setImmediate } from 'node:timers/promises';
import type { Seat, Viewer } from '#shared/ids.ts';
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
 * For how long a process that took a due deadline has it to itself, in ms. If it ends meanwhile another finds the
 * deadline within a second of that (`UPDATE_EVERY`), so that it is met within two.
 */
const CLAIM = 500;

/** So often moves are judged again because another process wrote the match meanwhile. */
const RACES = 10;

/** How long to wait before what the store refused is tried again, in ms. */
const RETRY = 1_000;

interface PendingMove extends MoveRequest {
  answer(answer: Answer): void;
}

type ChangeOfMatch = Pick<MatchUpdate, 'state' | 'seatedPlayers'>;

/** What a match in play calls its owner for. */
interface Owner {
  /** It came to an end, durably. */
  ended(): void;
  /** The person of a seat made a move, and everybody can tell. */
  acted(seat: Seat): void;
  /** Nothing is left to do now. */
  onIdle(idle: IdleState): void;
  /** What a seat is called now. */
  nameOf(seat: Seat): string;
}

/**
 * The course of one match; everything in it happens in turn. A move that a socket let in goes this way:
 *
 * 1. `move` puts it into the queue.
 * 2. `#takeMoves` takes what waits. For each move `MoveBatch.take` makes what is due by the clock, judges the move
 *    on its seat's view and reduces it.
 * 3. `#persist` stores all of it in one commit.
 * 4. `#acknowledge` answers each move.
 * 5. `#publish` sends each viewer what has changed in its view.
 */
export class MatchRunner {
  readonly record: MatchRecord;
  readonly subscribers: Broadcast;
  readonly bots: Bots;
  readonly #queue: Queue<PendingMove>;
  #retryAt = 0;
  /** What was to be stored whole last, with nobody there. */
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
    const track = (work: Promise<void>) => void pending.track(work);
    this.#queue = new Queue((moves) => this.#takeMoves(moves), { track, emptied: () => this.#snapshotWhenIdle() });
    this.bots = new Bots(context, {
      record: this.record,
      nameOf: owner.nameOf,
      move: (seat, name, args) => this.move({ seat, name, args, id: null }),
      onIdle: () => this.#snapshotWhenIdle(),
    });
  }

  /** Wakes bots and says when something is due; what is due already is made at once. */
  begin(): void {
    this.bots.update();
    const { deadline } = this.record.state;
    if (deadline !== null && deadline <= this.context.clock.now()) this.wake();
    else this.#reportIdle();
  }

  /** Its time has come: makes the timeout if it is still due. */
  wake(): void {
    void this.alone(() => this.#takeDeadline());
  }

  /** Stops the bots: this process is about to end. */
  sleep(): void {
    this.bots.stop();
  }

  /** Stores the match whole, where it is not. A store that does not take it has the journal. */
  async save(): Promise<void> {
    if (this.record.isSaved()) return;
    await this.alone(() => this.record.save()).catch((error: unknown) => {
      this.context.log.error({ ...this.#where(), ...storeFault(error) }, 'store-failed');
    });
  }

  /** Shows what another process may have written. Rejects where the store does. */
  async catchUp(): Promise<void> {
    // Whoever asks while nothing is new waits for nobody's move.
    if (await this.#isOlder()) await this.alone(() => this.#hasMissed());
  }

  /** Puts a move into the queue; the answer comes when it is stored or refused. */
  move(request: MoveRequest): Promise<Answer> {
    if (this.context.isDraining()) return Promise.resolve(this.record.runtime.acks.refuse('try-again'));
    return new Promise((answer) => this.#queue.push({ ...request, answer }));
  }

  /** Runs something in the match's turn, with nothing else under way. */
  alone<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run(task);
  }

  /**
   * Stores a change that is no move together with what else is to change (`also`), both or neither; again, where
   * somebody else was faster. `work` answers null where it is so already: then only the rest is stored.
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

  /** Takes the moves that wait together: nobody is answered or shown anything before all of it is stored. */
  async #takeMoves(moves: PendingMove[]): Promise<void> {
    for (let races = 0; ; races++) {
      const batch = this.#newBatch();
      const answers: Answer[] = [];
      const result = await this.#persist(async () => {
        await this.record.loadActionIds(moves);
        for (const move of moves) answers.push(batch.take(move, this.context.clock.now()));
        return batch;
      });
      // Somebody else was faster: what they did is here by now, and the moves are judged on it.
      if (result === 'conflict' && races < RACES) continue;
      this.#acknowledge(moves, result === 'done' ? answers : []);
      if (result !== 'done') return;
      // The answers are on their way before the frames are.
      await setImmediate();
      this.#publishBatch(batch);
      return;
    }
  }

  /** Makes the timeout if it is due and no other process makes it. */
  async #takeDeadline(): Promise<void> {
    const { store, clock, cluster } = this.context;
    const now = clock.now();
    const { deadline, isStuck } = this.record.state;
    if (deadline === null || deadline > now || isStuck || this.context.isDraining()) return;
    const batch = this.#newBatch();
    const result = await this.#persist(async () => {
      const isOurs = await store.claimDeadline(this.record.id, deadline, cluster.name, now, now + CLAIM);
      if (!isOurs) return this.#leaveTo(now + CLAIM);
      batch.passTime(clock.now());
      return batch;
    });
    if (result === 'done') this.#publishBatch(batch);
  }

  /** What a batch did is durable. */
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

  /** Whether somebody else wrote the match; it is shown by then. */
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

  /** Another process makes the timeout: looks again when its time for that is over. */
  async #leaveTo(time: number): Promise<null> {
    this.#retryAt = time;
    await this.#reload();
    return null;
  }

  /**
   * Stores what was worked out (null: nothing). `conflict`: somebody else wrote the match meanwhile, and what they wrote
   * is shown. `failed`: the store did not take it or could not be asked, and nothing has changed. Does not reject.
   */
  async #persist(work: () => Promise<MatchUpdate | null>): Promise<'done' | 'none' | 'conflict' | 'failed'> {
    const { log, clock } = this.context;
    try {
      const update = await work();
      if (!update) return 'none';
      if ((await this.record.write(update)) === 'conflict') {
        log.info(this.#where(), 'match-conflict');
        await this.#reload();
        return 'conflict';
      }
      // What is refused writes nothing, so that the store has not said yet whether it was judged on what is true.
      return update.rows.length === 0 && (await this.#hasMissed()) ? 'conflict' : 'done';
    } catch (error) {
      log.error({ ...this.#where(), ...storeFault(error) }, 'store-failed');
      this.#retryAt = clock.now() + RETRY;
      return 'failed';
    }
  }

  /** Answers the moves in their order; those without an answer were not stored. */
  #acknowledge(moves: readonly PendingMove[], answers: readonly Answer[]): void {
    const notStored = this.record.runtime.acks.refuse('try-again');
    moves.forEach((move, index) => {
      move.answer(answers[index] ?? notStored);
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
   * Shows what is new to everybody who may see it, now that it is durable: devices moment by moment, bots, and the room
   * at the end.
   */
  #publish(before: MatchState, moments: readonly Moment[]): void {
    const { state } = this.record;
    for (const moment of moments) this.#guarded(() => this.subscribers.show(moment.state, moment.facts));
    this.#guarded(() => this.bots.update());
    this.#guarded(() => this.bots.onFacts(moments.flatMap(({ facts }) => facts)));
    for (const { mover } of moments) if (mover !== null) this.#guarded(() => this.#acted(mover));
    if (state.outcome && !before.outcome) this.#guarded(() => this.owner.ended());
  }

  /** What a bot does for somebody says nothing of that person. */
  #acted(seat: Seat): void {
    if (this.record.seatedPlayers[seat]?.bot === null) this.owner.acted(seat);
  }

  /** What throws after a commit must not undo the answers to it. */
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

  /** Nothing is under way. Where the match may leave memory, whoever loads it next need not make any move again. */
  #snapshotWhenIdle(): void {
    this.#reportIdle();
    const { state } = this.record;
    // Once, also where the disk does not take it.
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
