import type { BaseView, Draft, Honours } from '#shared/contract/module.ts';
import type { ClockMove } from '#shared/engine/pause.ts';
import { rightPredictions } from '#shared/engine/prediction.ts';
import type { Code, MemberId, Seat, Viewer } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';
import { must } from '#shared/must.ts';
import type { BotSpeed, Screen } from '#shared/room/room.ts';
import type { Pages } from '#shared/wire/notebook.ts';
import type { Answer, LegalAnswer, SeatMetadata } from '#shared/wire/wire.ts';
import { PRESENCE_GATHERED, Throttle } from '../clock/throttle';
import { hashOf, newSecret } from '../crypto';
import { faultSite, storeFault } from '../log';
import type { Change, Holder } from '../store/store';
import type { MatchContext } from './context';
import { Notebooks } from './notebooks';
import { MatchRunner } from './runner';
import { publicCommitment } from './state/deal';
import type { LoadedMatch } from './state/loading';
import type { MatchRecord } from './state/record';
import { findReplay } from './state/replay';
import type { MatchState } from './state/state';
import { cancelReasons } from './text';
import type { Connection, Ending, Match, People, Subscription } from './types';
import { offersOf } from './wire/offers';
import { metadataOf } from './wire/presence';

export interface IdleState {
  /** True if the match must stay in memory, because it has followers or a bot is scheduled. */
  isNeeded: boolean;
  /** Number of moves made when the match's timeout faulted, or null if no timeout has faulted. */
  stuckAfter: number | null;
}

type Action = Parameters<Match['move']>[1];

export class LiveMatch implements Match {
  readonly id: string;
  readonly game: string;
  readonly room: string;
  readonly seats: number;
  readonly #runner: MatchRunner;
  readonly #record: MatchRecord;
  readonly #notebooks: Notebooks;
  #people: People = {};
  readonly #presence: Throttle;
  #replay: Promise<Buffer | null> | null = null;

  constructor(
    private readonly context: MatchContext,
    loaded: LoadedMatch,
    onIdle: (match: LiveMatch, idle: IdleState) => void,
  ) {
    const { id, setup } = loaded.stored;
    this.id = id;
    this.game = setup.game;
    this.room = setup.room;
    this.seats = setup.seats;
    this.#runner = new MatchRunner(context, loaded, {
      ended: () => this.ended(),
      acted: (seat) => context.events.acted(this.id, this.room, seat),
      onIdle: (idle) => onIdle(this, idle),
      nameOf: (seat) => this.#people[seat]?.name ?? this.#record.seatedPlayers[seat]?.name ?? '',
    });
    this.#record = this.#runner.record;
    this.#notebooks = new Notebooks(context.store, id);
    this.#presence = new Throttle(context.clock, PRESENCE_GATHERED, () => this.#tellPeople());
  }

  begin(): void {
    this.#runner.begin();
  }

  /** Fires any timeout that is overdue. */
  wake(): void {
    this.#runner.wake();
  }

  /** Loads changes that another process has written, and sends them to the viewers. Rejects if the store fails. */
  catchUp(): Promise<void> {
    return this.#runner.catchUp();
  }

  isBehind(version: number): boolean {
    return this.#record.isBehind(version);
  }

  /** Starts or stops the bots, depending on whether this process has claimed them. */
  updateBots(): void {
    this.#runner.bots.update();
  }

  /** Sends a page of the seat's notebook that was changed at another process. */
  async notedElsewhere(seat: Seat, page: string): Promise<void> {
    if (this.#isSeat(seat))
      this.#runner.subscribers.noted(seat, page, (await this.#notebooks.read(seat))[page] ?? null);
  }

  hasBots(): boolean {
    return this.#record.botSeats().size > 0;
  }

  sleep(): void {
    this.#presence.drop();
    this.#runner.sleep();
  }

  /** Stores a snapshot, from which the match can be loaded without replaying all its moves. */
  save(): Promise<void> {
    return this.#runner.save();
  }

  outcome() {
    return this.#record.state.outcome;
  }

  carryOver(): Json {
    return this.#record.state.carryOver();
  }

  ending(): Ending {
    const { state } = this.#record;
    const over = state.outcome ? state : state.cancelled(cancelReasons.stopped);
    const { began } = this.#record.setup;
    const honours = this.#honours(over);
    const outcome = must(over.outcome);
    const predicted = rightPredictions(over.engineState, outcome, over.runtime.module.sides);
    return { outcome, carryOver: over.carryOver(), honours, predicted, began, rows: over.rows };
  }

  isQuiet(): boolean {
    return (this.#record.state.viewOf(null) as BaseView).quiet === true;
  }

  attach(viewer: Viewer, connection: Connection, credentials?: string): Promise<Subscription> {
    return this.#runner.alone(async () => {
      if (viewer !== null && !this.#isSeat(viewer)) throw new Error('no such seat');
      const isProved = viewer !== null && credentials !== undefined;
      const holder = isProved ? await this.holderOf(viewer, credentials) : null;
      if (isProved && holder === null) {
        connection.revoked();
        return { detach: () => undefined };
      }
      const facts = await this.#record.publicLog();
      const commitment = publicCommitment(this.#record.setup);
      const shown = { state: this.#record.state, facts, people: this.#metadata(), commitment };
      const eyes = holder?.screen === 'open' ? null : viewer;
      return this.#runner.subscribers.attach({ viewer: eyes, holder: holder?.member ?? null, connection }, shown);
    });
  }

  move(seat: Seat, { name, args, id }: Action, screen: Screen | null, answer: (answer: Answer) => void): void {
    if (!this.#isSeat(seat)) answer(this.#record.runtime.acks.refuse('not-your-seat'));
    else this.#runner.move({ seat, name, args, id: id ?? null, isInTheOpen: screen === 'open' }, answer);
  }

  moveClock(move: ClockMove, host: Seat | null): Promise<Code | null> {
    return this.#runner.moveClock(move, host);
  }

  legal(seat: Seat, move: string | null, draft: Draft, screen: Screen | null = null): LegalAnswer {
    return offersOf(this.#record.state, { seat, isInTheOpen: screen === 'open' }, move, draft);
  }

  setBot(seat: Seat, level: string | null, also?: Change) {
    return this.#runner.change((state) => {
      const { seatedPlayers } = this.#record;
      const seated = this.#isSeat(seat) ? seatedPlayers[seat] : undefined;
      if (!seated) throw new Error('no such seat');
      if (state.outcome || seated.bot === level) return null;
      const stoodIn = seated.bot === null && { stoodIn: true as const };
      return { state, seatedPlayers: { ...seatedPlayers, [seat]: { ...seated, bot: level, ...stoodIn } } };
    }, also);
  }

  setPeople(people: People): void {
    const before = this.#metadata();
    this.#people = people;
    const now = this.#metadata();
    // Changes of presence are throttled, but a new name or person is sent immediately.
    if (JSON.stringify(now) === JSON.stringify(before)) return;
    if (namesIn(now) === namesIn(before)) this.#presence.ask();
    else this.#tellPeople();
  }

  setBotSpeed(speed: BotSpeed): void {
    this.#runner.bots.pace(speed);
  }

  composing(seat: Seat, device: string, isOpen: boolean): void {
    this.#runner.bots.compose(seat, device, isOpen);
    this.context.cluster.tell({ type: 'composing', match: this.id, seat, device, isOpen });
  }

  composingElsewhere(seat: Seat, device: string, isOpen: boolean): void {
    if (this.#isSeat(seat)) this.#runner.bots.compose(seat, device, isOpen);
  }

  async notes(seat: Seat): Promise<Pages> {
    return this.#isSeat(seat) ? this.#notebooks.read(seat) : {};
  }

  async note(seat: Seat, page: string, text: string | null): Promise<'done' | 'full'> {
    if (!this.#isSeat(seat)) throw new Error('no such seat');
    const written = await this.#notebooks.write(seat, page, text);
    if (written === 'full') return written;
    this.#runner.subscribers.noted(seat, page, text);
    this.context.cluster.tell({ type: 'noted', match: this.id, seat, page });
    return written;
  }

  heard(seat: Seat, text: string | null): void {
    this.#runner.bots.heard(seat, text);
  }

  stop(asOf?: Ending, also?: Change) {
    return this.#runner.change((state) => {
      if (asOf && asOf.rows !== state.rows) return 'conflict';
      return state.outcome ? null : { state: state.cancelled(cancelReasons.stopped) };
    }, also);
  }

  replay(): Promise<Buffer | null> {
    const { log, pending, store } = this.context;
    this.#replay ??= pending
      .track(
        findReplay(store, this.#record, {
          fault: (error) => log.error({ match: this.id, ...faultSite(error) }, 'replay-failed'),
          notStored: this.#storeFailed,
        }),
      )
      .then((document) => (document === null ? null : Buffer.from(document)))
      .finally(() => {
        this.#replay = null;
      });
    return this.#replay;
  }

  async issueCredentials(seat: Seat, member: MemberId, device: string | null, screen: Screen | null = null) {
    if (!this.#isSeat(seat)) throw new Error('no such seat');
    const credentials = newSecret(this.context.entropy);
    const hash = hashOf(credentials);
    await this.context.store.commit({ credentials: { match: this.id, seat, member, device, screen, hash } });
    return credentials;
  }

  async holderOf(seat: Seat, credentials: string): Promise<Holder | null> {
    return this.#isSeat(seat) ? this.context.store.holder(this.id, seat, hashOf(credentials)) : null;
  }

  /**
   * Makes connections with the member's revoked credentials sync again. Waits for connections that are being admitted.
   */
  cutOff(member: MemberId): Promise<void> {
    return this.#runner.alone(async () => this.#runner.subscribers.cutOff(member));
  }

  /** Called once the end is stored. Tells the room, and makes the replay in the background. */
  ended(): void {
    const { outcome, rows } = this.#record.state;
    if (!outcome) return;
    const { log, events } = this.context;
    log.info({ match: this.id, game: this.game, n: rows, reason: outcome.reason }, 'match-over');
    // The result is public, but the rules may have put anything into it.
    if (outcome.said !== undefined) log.warn({ match: this.id, game: this.game }, 'result-unusual');
    // A replay that cannot be stored now is made again on request.
    this.replay().catch(this.#storeFailed);
    events.over(this.id, this.room, this.ending());
  }

  readonly #storeFailed = (error: unknown): void =>
    this.context.log.error({ match: this.id, ...storeFault(error) }, 'store-failed');

  /**
   * Returns the honours, without those of seats that a stand-in played, because they do not tell who did what. If
   * computing them throws, logs the error and returns null, so that the match can end.
   */
  #honours(state: MatchState): Record<Seat, Honours> | null {
    try {
      const honours = state.honours();
      const { seatedPlayers } = this.#record;
      return honours && Object.fromEntries(Object.entries(honours).filter(([seat]) => !seatedPlayers[seat]?.stoodIn));
    } catch (error) {
      this.context.log.error({ match: this.id, game: this.game, ...faultSite(error) }, 'honours-fault');
      return null;
    }
  }

  #isSeat(seat: Seat): boolean {
    return Object.hasOwn(this.#record.seatedPlayers, seat);
  }

  #tellPeople(): void {
    this.#presence.drop();
    this.#runner.subscribers.people(this.#metadata());
  }

  #metadata() {
    return metadataOf(this.seats, this.#record.seatedPlayers, this.#people);
  }
}

function namesIn(seats: readonly SeatMetadata[]): string {
  return JSON.stringify(seats.map(({ name, member }) => [name, member]));
}
