import { setImmediate } from 'node:timers/promises';
import type { Seat, Viewer } from '../../shared/ids';
import type { Json } from '../../shared/json';
import type { BaseView, Told } from '../../shared/module';
import type { Replay } from '../../shared/replay';
import type { Answer } from '../../shared/wire';
import { Alarm } from './alarm';
import { Audience } from './audience';
import { Bots } from './bots';
import { hashOf, secret } from './credentials';
import { createFrames } from './frames';
import type { Attachment, Device, HostedMatch } from './host';
import type { House } from './house';
import { type Entry, Ledger } from './ledger';
import type { Loaded } from './loading';
import { placeOf, troubleOf } from './log';
import { metadataOf, type People } from './people';
import { Queue } from './queue';
import { findReplay } from './replays';
import type { Standing } from './standing';
import { cancelReasons } from './text';
import { type Asked, Turn } from './turn';

/** For how long a process that took a due deadline has it to itself, in ms. */
const CLAIM = 10_000;

/** How long to wait before what the store refused is tried again, in ms. */
const RETRY = 1_000;

interface Packet extends Asked {
  answer(answer: Answer): void;
}

/** One match in memory: everything that touches it goes through its queue, in turn. */
export class Match implements HostedMatch {
  readonly id: string;
  readonly game: string;
  readonly room: string;
  readonly seats: number;
  readonly #ledger: Ledger;
  readonly #queue: Queue<Packet>;
  readonly #audience: Audience;
  readonly #bots: Bots;
  readonly #alarm: Alarm;
  #people: People = {};
  #retryAt = 0;
  #replay: Promise<Replay | null> | null = null;

  constructor(
    private readonly house: House<Match>,
    loaded: Loaded,
  ) {
    const { store, log, clock, entropy, pending } = house;
    const { id, setup } = loaded.stored;
    this.id = id;
    this.game = setup.game;
    this.room = setup.room;
    this.seats = setup.seats;
    this.#ledger = new Ledger(store, clock.now, loaded);
    const { module } = loaded.rules;
    const tooLong = (viewer: Viewer) => log.error({ match: id, seat: viewer }, 'frame-too-long');
    const frames = createFrames(this.seats, module.privateBytes, tooLong);
    this.#audience = new Audience(id, frames, log, () => this.#rest());
    const track = (work: Promise<void>) => void pending.track(work);
    this.#queue = new Queue((packets) => this.#take(packets), { track, emptied: () => this.#rest() });
    this.#alarm = new Alarm(clock, () => void this.#queue.run(() => this.#ring()));
    this.#bots = new Bots({
      match: id,
      module,
      standing: () => this.#ledger.standing,
      levels: () => this.#ledger.botSeats(),
      move: (seat, name, args) => this.move(seat, { name, args }),
      track,
      clock,
      entropy,
      log,
    });
  }

  /** Sets the alarm and wakes bots; what is due is made at once. */
  begin(): void {
    this.#bots.look();
    const { deadline } = this.#ledger.standing;
    if (deadline !== null && deadline <= this.house.clock.now()) void this.#queue.run(() => this.#ring());
    else this.#rest();
  }

  /** Silences clock and bots: this process is about to end. */
  sleep(): void {
    this.#bots.rest();
    this.#alarm.set(null);
  }

  outcome() {
    return this.#ledger.standing.outcome;
  }

  evening(): Json {
    const { outcome, position, version, rules } = this.#ledger.standing;
    const { evening, version: present } = rules.module;
    return outcome && evening && version === present ? evening(position.G) : null;
  }

  isQuiet(): boolean {
    return (this.#ledger.standing.see(null) as BaseView).quiet === true;
  }

  attach(viewer: Viewer, device: Device, credentials?: string): Promise<Attachment> {
    return this.#queue.run(async () => {
      if (viewer !== null && !this.#isSeat(viewer)) throw new Error('no such seat');
      if (viewer !== null && credentials !== undefined && !(await this.checkCredentials(viewer, credentials))) {
        device.revoked();
        return { detach: () => undefined };
      }
      const told = await this.#ledger.told();
      return this.#audience.attach(viewer, device, this.#ledger.standing, told, this.#metadata());
    });
  }

  move(seat: Seat, { name, args, id }: { name: string; args: unknown; id?: string }): Promise<Answer> {
    const { answers } = this.#ledger.rules;
    if (!this.#isSeat(seat)) return Promise.resolve(answers.refuse('not-your-seat'));
    if (this.house.isDraining()) return Promise.resolve(answers.refuse('try-again'));
    return new Promise((answer) => this.#queue.push({ seat, name, args, id: id ?? null, answer }));
  }

  setBot(seat: Seat, level: string | null): Promise<void> {
    return this.#queue.run(() =>
      this.#insist((standing) => {
        const { sitters } = this.#ledger;
        const sitter = this.#isSeat(seat) ? sitters[seat] : undefined;
        if (!sitter) throw new Error('no such seat');
        if (sitter.bot === level) return null;
        return { standing, sitters: { ...sitters, [seat]: { ...sitter, bot: level } } };
      }),
    );
  }

  setPeople(people: People): void {
    this.#people = people;
    this.#audience.people(this.#metadata());
  }

  stop(): Promise<void> {
    return this.#queue.run(() =>
      this.#insist((standing) => (standing.outcome ? null : { standing: standing.cancelled(cancelReasons.stopped) })),
    );
  }

  replay(): Promise<Replay | null> {
    const { log, pending, store } = this.house;
    this.#replay ??= pending
      .track(findReplay(store, this.#ledger))
      .catch((error: unknown) => {
        log.error({ match: this.id, ...placeOf(error) }, 'replay-failed');
        return null;
      })
      .finally(() => {
        this.#replay = null;
      });
    return this.#replay;
  }

  async issueCredentials(seat: Seat): Promise<string> {
    if (!this.#isSeat(seat)) throw new Error('no such seat');
    const credentials = secret(this.house.entropy);
    await this.house.store.commit({ credentials: { match: this.id, seat, hash: hashOf(credentials) } });
    return credentials;
  }

  async checkCredentials(seat: Seat, credentials: string): Promise<boolean> {
    return this.#isSeat(seat) && this.house.store.hasCredentials(this.id, seat, hashOf(credentials));
  }

  revoke(seat: Seat): Promise<void> {
    return this.#queue.run(async () => {
      await this.house.store.commit({ revoke: { match: this.id, seat } });
      this.#audience.revoke(seat);
    });
  }

  /** The match is over and durable: tells the room, and makes the replay while nobody waits for it. */
  ended(): void {
    const { outcome, rows } = this.#ledger.standing;
    if (!outcome) return;
    const { log, events } = this.house;
    log.info({ match: this.id, game: this.game, n: rows, reason: outcome.reason }, 'match-over');
    this.#guarded(() => events.over(this.id, this.room, outcome, this.evening()));
    void this.replay();
  }

  /** Judges and makes the moves that wait, stores them together, and only then answers and shows. */
  async #take(packets: Packet[]): Promise<void> {
    const { answers } = this.#ledger.rules;
    const turn = this.#turn();
    const answered: Answer[] = [];
    const isStored = await this.#durably(async () => {
      await this.#ledger.recall(packets);
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
    const { deadline, isStuck } = this.#ledger.standing;
    if (deadline === null || deadline > now || isStuck || this.house.isDraining()) return;
    const turn = this.#turn();
    const isStored = await this.#durably(async () => {
      if (await store.claimDeadline(this.id, deadline, name, now, now + CLAIM)) turn.passTime(clock.now());
      else await this.#yieldTo(now + CLAIM);
      return turn;
    });
    if (isStored) this.#show(turn.before, turn.told);
  }

  #turn(): Turn {
    const watched = () => new Set<Viewer>([...this.#audience.viewers(), null]);
    const hasCounted = (key: string) => this.#ledger.hasCounted(key);
    return new Turn(this.#ledger.standing, { match: this.id, log: this.house.log, watched, hasCounted });
  }

  /** Another process makes the timeout: looks again when its time for that is over. */
  async #yieldTo(time: number): Promise<void> {
    this.#retryAt = time;
    await this.#reload();
  }

  /** Works something out and stores it. False: it is not stored, and nothing has changed but by somebody else. */
  async #durably(work: () => Promise<Entry>): Promise<boolean> {
    try {
      if ((await this.#ledger.enter(await work())) === 'done') return true;
      this.house.log.warn({ match: this.id, n: this.#ledger.standing.rows + 1 }, 'match-conflict');
      await this.#reload();
    } catch (error) {
      this.house.log.error({ match: this.id, n: this.#ledger.standing.rows + 1, ...troubleOf(error) }, 'store-failed');
      this.#retryAt = this.house.clock.now() + RETRY;
    }
    return false;
  }

  /** Stores a change that is no move; again, where somebody else was faster. Null: it is so already. */
  async #insist(change: (standing: Standing) => Pick<Entry, 'standing' | 'sitters'> | null): Promise<void> {
    for (let tries = 0; tries < 3; tries++) {
      const before = this.#ledger.standing;
      const entry = change(before);
      if (!entry) return;
      if ((await this.#ledger.enter({ ...entry, rows: [], told: [] })) === 'done') return this.#show(before, []);
      await this.#reload();
    }
    throw new Error('the match is written by somebody else');
  }

  async #reload(): Promise<void> {
    const loaded = await this.house.reload(this.id);
    if (!loaded) throw new Error('the match is gone');
    const before = this.#ledger.standing;
    this.#show(before, await this.#ledger.takeOver(loaded));
  }

  /** Lets everybody know who may, now that it is durable. */
  #show(before: Standing, told: Told[]): void {
    const { standing } = this.#ledger;
    this.#guarded(() => this.#audience.show(standing, told));
    this.#guarded(() => this.#bots.look());
    if (standing.outcome && !before.outcome) this.ended();
  }

  /** What throws after a commit must not undo the answers to it. */
  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.house.log.error({ match: this.id, n: this.#ledger.standing.rows, ...placeOf(error) }, 'fault');
    }
  }

  /** Nothing is left to do now: sets the alarm and says whether the match must stay in memory. */
  #rest(): void {
    const { deadline, isStuck, outcome } = this.#ledger.standing;
    const isOwed = deadline !== null && !isStuck && !this.house.isDraining();
    this.#alarm.set(isOwed ? Math.max(deadline, this.#retryAt) : null);
    const goesOn = !outcome && (deadline !== null || this.#ledger.botSeats().size > 0);
    this.house.hold(this, goesOn || !this.#audience.isEmpty());
  }

  #isSeat(seat: Seat): boolean {
    return Object.hasOwn(this.#ledger.sitters, seat);
  }

  #metadata() {
    return metadataOf(this.seats, this.#ledger.sitters, this.#people);
  }
}
