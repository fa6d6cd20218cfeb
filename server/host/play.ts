import { setImmediate } from 'node:timers/promises';
import type { Viewer } from '../../shared/ids';
import type { Told } from '../../shared/module';
import type { Answer } from '../../shared/wire';
import { Alarm } from './alarm';
import { Audience } from './audience';
import { Bots } from './bots';
import { createFrames } from './frames';
import type { House } from './house';
import { type Entry, Ledger } from './ledger';
import type { Loaded } from './loading';
import { placeOf, troubleOf } from './log';
import { Queue } from './queue';
import type { Standing } from './standing';
import { type Asked, Turn } from './turn';

/** For how long a process that took a due deadline has it to itself, in ms. */
const CLAIM = 10_000;

/** How long to wait before what the store refused is tried again, in ms. */
const RETRY = 1_000;

interface Packet extends Asked {
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
export class Play {
  readonly ledger: Ledger;
  readonly audience: Audience;
  readonly #queue: Queue<Packet>;
  readonly #bots: Bots;
  readonly #alarm: Alarm;
  #retryAt = 0;

  constructor(
    private readonly house: House,
    loaded: Loaded,
    private readonly owner: Owner,
  ) {
    const { store, log, clock, entropy, pending, thinker } = house;
    const { id, setup } = loaded.stored;
    const { module } = loaded.rules;
    this.ledger = new Ledger(store, clock.now, loaded);
    const tooLong = (viewer: Viewer) => log.error({ match: id, seat: viewer }, 'frame-too-long');
    const frames = createFrames(setup.seats, module.privateBytes, tooLong);
    this.audience = new Audience(id, frames, log, () => this.#rest());
    const track = (work: Promise<void>) => void pending.track(work);
    this.#queue = new Queue((packets) => this.#take(packets), { track, emptied: () => this.#rest() });
    this.#alarm = new Alarm(clock, () => void this.alone(() => this.#ring()));
    this.#bots = new Bots({
      match: id,
      module,
      standing: () => this.ledger.standing,
      levels: () => this.ledger.botSeats(),
      move: (seat, name, args) => this.move({ seat, name, args, id: null }),
      track,
      thinker,
      clock,
      entropy,
      log,
    });
  }

  /** Sets the alarm and wakes bots; what is due is made at once. */
  begin(): void {
    this.#bots.look();
    const { deadline } = this.ledger.standing;
    if (deadline !== null && deadline <= this.house.clock.now()) void this.alone(() => this.#ring());
    else this.#rest();
  }

  /** Silences clock and bots: this process is about to end. */
  sleep(): void {
    this.#bots.rest();
    this.#alarm.set(null);
  }

  move(asked: Asked): Promise<Answer> {
    if (this.house.isDraining()) return Promise.resolve(this.ledger.rules.answers.refuse('try-again'));
    return new Promise((answer) => this.#queue.push({ ...asked, answer }));
  }

  /** Runs something in the match's turn, with nothing else under way. */
  alone<T>(task: () => Promise<T>): Promise<T> {
    return this.#queue.run(task);
  }

  /** Stores a change that is no move; again, where somebody else was faster. Null: it is so already. */
  change(work: (standing: Standing) => Pick<Entry, 'standing' | 'sitters'> | null): Promise<void> {
    return this.alone(async () => {
      for (let tries = 0; tries < 3; tries++) {
        const before = this.ledger.standing;
        const entry = work(before);
        if (!entry) return;
        if ((await this.ledger.enter({ ...entry, rows: [], told: [] })) === 'done') return this.#show(before, []);
        await this.#reload();
      }
      throw new Error('the match is written by somebody else');
    });
  }

  /** Judges and makes the moves that wait, stores them together, and only then answers and shows. */
  async #take(packets: Packet[]): Promise<void> {
    const { answers } = this.ledger.rules;
    const turn = this.#turn();
    const answered: Answer[] = [];
    const isStored = await this.#durably(async () => {
      await this.ledger.recall(packets);
      for (const packet of packets) answered.push(turn.take(packet, this.house.clock.now()));
      return turn;
    });
    packets.forEach((packet, index) => {
      packet.answer((isStored && answered[index]) || answers.refuse('try-again'));
    });
    if (!isStored) return;
    // The answers are on their way before the frames are.
    await setImmediate();
    this.#show(turn.before, turn.told);
  }

  /** The alarm: makes the timeout if it is still due and no other process makes it. */
  async #ring(): Promise<void> {
    const { store, clock, name } = this.house;
    const now = clock.now();
    const { deadline, isStuck } = this.ledger.standing;
    if (deadline === null || deadline > now || isStuck || this.house.isDraining()) return;
    const turn = this.#turn();
    const isStored = await this.#durably(async () => {
      const isOurs = await store.claimDeadline(this.ledger.id, deadline, name, now, now + CLAIM);
      if (!isOurs) return this.#yieldTo(now + CLAIM);
      turn.passTime(clock.now());
      return turn;
    });
    if (isStored) this.#show(turn.before, turn.told);
  }

  #turn(): Turn {
    const watched = () => new Set<Viewer>([...this.audience.viewers(), null]);
    const hasCounted = (key: string) => this.ledger.hasCounted(key);
    return new Turn(this.ledger.standing, { match: this.ledger.id, log: this.house.log, watched, hasCounted });
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
  async #durably(work: () => Promise<Entry | null>): Promise<boolean> {
    const { log, clock } = this.house;
    try {
      const entry = await work();
      if (!entry) return false;
      if ((await this.ledger.enter(entry)) === 'done') return true;
      log.warn(this.#place(), 'match-conflict');
      await this.#reload();
    } catch (error) {
      log.error({ ...this.#place(), ...troubleOf(error) }, 'store-failed');
      this.#retryAt = clock.now() + RETRY;
    }
    return false;
  }

  async #reload(): Promise<void> {
    const loaded = await this.house.reload(this.ledger.id);
    if (!loaded) throw new Error('the match is gone');
    const before = this.ledger.standing;
    this.#show(before, await this.ledger.takeOver(loaded));
  }

  /** Lets everybody know who may, now that it is durable. */
  #show(before: Standing, told: Told[]): void {
    const { standing } = this.ledger;
    this.#guarded(() => this.audience.show(standing, told));
    this.#guarded(() => this.#bots.look());
    if (standing.outcome && !before.outcome) this.#guarded(() => this.owner.ended());
  }

  /** What throws after a commit must not undo the answers to it. */
  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.house.log.error({ ...this.#place(), ...placeOf(error) }, 'fault');
    }
  }

  #place() {
    return { match: this.ledger.id, n: this.ledger.standing.rows };
  }

  #rest(): void {
    const { deadline, isStuck, outcome } = this.ledger.standing;
    const isOwed = deadline !== null && !isStuck && !this.house.isDraining();
    this.#alarm.set(isOwed ? Math.max(deadline, this.#retryAt) : null);
    const goesOn = !outcome && (deadline !== null || this.ledger.botSeats().size > 0);
    this.owner.rested(goesOn || !this.audience.isEmpty());
  }
}
