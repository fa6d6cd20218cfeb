import { setImmediate } from 'node:timers/promises';
import type { Viewer } from '../../shared/ids';
import type { Told } from '../../shared/module';
import type { Answer } from '../../shared/wire';
import { Timer } from '../clock/timer';
import { faultSite, storeFault } from '../log';
import { MoveBatch, type MoveRequest } from './batch';
import { BotScheduler } from './bots/scheduler';
import type { MatchContext } from './context';
import { Queue } from './queue';
import type { LoadedMatch } from './state/loading';
import { type Commit, MatchRecord } from './state/record';
import type { MatchState } from './state/state';
import { Broadcast } from './wire/broadcast';
import { createFrames } from './wire/frames';

/** For how long a process that took a due deadline has it to itself, in ms. */
const CLAIM = 10_000;

/** How long to wait before what the store refused is tried again, in ms. */
const RETRY = 1_000;

interface PendingMove extends MoveRequest {
  answer(answer: Answer): void;
}

/** What a match in play calls its owner for. */
interface Owner {
  /** It came to an end, durably. */
  ended(): void;
  /** Nothing is left to do now; whether the match must stay in memory all the same. */
  rested(isNeeded: boolean): void;
}

/** The course of one match: the way of each move, the clock, the bots, and who is shown what. All in turn. */
export class MatchRunner {
  readonly record: MatchRecord;
  readonly broadcast: Broadcast;
  readonly #queue: Queue<PendingMove>;
  readonly #bots: BotScheduler;
  readonly #alarm: Timer;
  #retryAt = 0;

  constructor(
    private readonly context: MatchContext,
    loaded: LoadedMatch,
    private readonly owner: Owner,
  ) {
    const { store, log, clock, entropy, pending, botWorker } = context;
    const { id, setup } = loaded.stored;
    const { module } = loaded.runtime;
    this.record = new MatchRecord(store, clock.now, loaded);
    const tooLong = (viewer: Viewer) => log.error({ match: id, seat: viewer }, 'frame-too-long');
    const frames = createFrames(setup.seats, module.privateBytes, tooLong);
    this.broadcast = new Broadcast(id, frames, log, () => this.#rest());
    const track = (work: Promise<void>) => void pending.track(work);
    this.#queue = new Queue((packets) => this.#take(packets), { track, emptied: () => this.#rest() });
    this.#alarm = new Timer(clock, () => void this.alone(() => this.#ring()));
    this.#bots = new BotScheduler({
      match: id,
      module,
      state: () => this.record.state,
      levels: () => this.record.botSeats(),
      move: (seat, name, args) => this.move({ seat, name, args, id: null }),
      track,
      botWorker,
      clock,
      entropy,
      log,
    });
  }

  /** Sets the alarm and wakes bots; what is due is made at once. */
  begin(): void {
    this.#bots.look();
    const { deadline } = this.record.state;
    if (deadline !== null && deadline <= this.context.clock.now()) void this.alone(() => this.#ring());
    else this.#rest();
  }

  /** Silences clock and bots: this process is about to end. */
  sleep(): void {
    this.#bots.rest();
    this.#alarm.set(null);
  }

  move(asked: MoveRequest): Promise<Answer> {
    if (this.context.isDraining()) return Promise.resolve(this.record.runtime.acks.refuse('try-again'));
    return new Promise((answer) => this.#queue.push({ ...asked, answer }));
  }

  /** Runs something in the match's turn, with nothing else under way. */
  alone<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run(task);
  }

  /** Stores a change that is no move; again, where somebody else was faster. Null: it is so already. */
  change(work: (state: MatchState) => Pick<Commit, 'state' | 'seatedPlayers'> | null): Promise<void> {
    return this.alone(async () => {
      for (let tries = 0; tries < 3; tries++) {
        const before = this.record.state;
        const entry = work(before);
        if (!entry) return;
        if ((await this.record.commit({ ...entry, rows: [], told: [] })) === 'done') return this.#show(before, []);
        await this.#reload();
      }
      throw new Error('the match is written by somebody else');
    });
  }

  /** Judges and makes the moves that wait, stores them together, and only then answers and shows. */
  async #take(packets: PendingMove[]): Promise<void> {
    const { acks } = this.record.runtime;
    const turn = this.#turn();
    const answered: Answer[] = [];
    const isStored = await this.#durably(async () => {
      await this.record.recall(packets);
      for (const packet of packets) answered.push(turn.take(packet, this.context.clock.now()));
      return turn;
    });
    packets.forEach((packet, index) => {
      packet.answer((isStored && answered[index]) || acks.refuse('try-again'));
    });
    if (!isStored) return;
    // The answers are on their way before the frames are.
    await setImmediate();
    this.#show(turn.before, turn.told);
  }

  /** The alarm: makes the timeout if it is still due and no other process makes it. */
  async #ring(): Promise<void> {
    const { store, clock, name } = this.context;
    const now = clock.now();
    const { deadline, isStuck } = this.record.state;
    if (deadline === null || deadline > now || isStuck || this.context.isDraining()) return;
    const turn = this.#turn();
    const isStored = await this.#durably(async () => {
      const isOurs = await store.claimDeadline(this.record.id, deadline, name, now, now + CLAIM);
      if (!isOurs) return this.#yieldTo(now + CLAIM);
      turn.passTime(clock.now());
      return turn;
    });
    if (isStored) this.#show(turn.before, turn.told);
  }

  #turn(): MoveBatch {
    const watched = () => new Set<Viewer>([...this.broadcast.viewers(), null]);
    const hasCounted = (key: string) => this.record.hasCounted(key);
    return new MoveBatch(this.record.state, { match: this.record.id, log: this.context.log, watched, hasCounted });
  }

  /** Another process makes the timeout: looks again when its time for that is over. */
  async #yieldTo(time: number): Promise<null> {
    this.#retryAt = time;
    await this.#reload();
    return null;
  }

  /**
   * Works something out (null: nothing) and stores it. False: it is not stored, and nothing has changed but by
   * somebody else.
   */
  async #durably(work: () => Promise<Commit | null>): Promise<boolean> {
    const { log, clock } = this.context;
    try {
      const entry = await work();
      if (!entry) return false;
      if ((await this.record.commit(entry)) === 'done') return true;
      log.warn(this.#place(), 'match-conflict');
      await this.#reload();
    } catch (error) {
      log.error({ ...this.#place(), ...storeFault(error) }, 'store-failed');
      this.#retryAt = clock.now() + RETRY;
    }
    return false;
  }

  async #reload(): Promise<void> {
    const loaded = await this.context.reload(this.record.id);
    if (!loaded) throw new Error('the match is gone');
    const before = this.record.state;
    this.#show(before, await this.record.takeOver(loaded));
  }

  /** Lets everybody know who may, now that it is durable. */
  #show(before: MatchState, told: Told[]): void {
    const { state } = this.record;
    this.#guarded(() => this.broadcast.show(state, told));
    this.#guarded(() => this.#bots.look());
    if (state.outcome && !before.outcome) this.#guarded(() => this.owner.ended());
  }

  /** What throws after a commit must not undo the answers to it. */
  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.context.log.error({ ...this.#place(), ...faultSite(error) }, 'fault');
    }
  }

  #place() {
    return { match: this.record.id, n: this.record.state.rows };
  }

  #rest(): void {
    const { deadline, isStuck, outcome } = this.record.state;
    const isOwed = deadline !== null && !isStuck && !this.context.isDraining();
    this.#alarm.set(isOwed ? Math.max(deadline, this.#retryAt) : null);
    const goesOn = !outcome && (deadline !== null || this.record.botSeats().size > 0);
    this.owner.rested(goesOn || !this.broadcast.isEmpty());
  }
}
