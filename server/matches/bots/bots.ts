import { type Seat, seatsOf } from '../../../shared/ids';
import type { Told } from '../../../shared/module';
import { chance } from '../../../shared/random';
import type { BotSpeed } from '../../../shared/room';
import type { Answer } from '../../../shared/wire';
import { newSecret } from '../../crypto';
import type { MatchContext } from '../context';
import type { MatchRecord } from '../state/record';
import { BotScheduler } from './scheduler';
import { Talk } from './talk';
import { PLAIN_VOICE } from './voice';

interface BotsDeps {
  record: MatchRecord;
  /** What a seat is called now. */
  nameOf(seat: Seat): string;
  /** Judged as everybody's moves are. */
  move(seat: Seat, name: string, args: unknown): Promise<Answer>;
}

/** The bots of one match: what they do, when, and what they say. */
export class Bots {
  readonly #record: MatchRecord;
  readonly #scheduler: BotScheduler;
  readonly #talk: Talk;

  constructor(context: MatchContext, { record, nameOf, move }: BotsDeps) {
    const { log, clock, entropy, pending, botWorker, events } = context;
    const { id: match, setup, runtime } = record;
    const { module } = runtime;
    const secret = newSecret(entropy);
    const voiceOf = (seat: Seat) => record.seatedPlayers[seat]?.voice ?? null;
    const shared = {
      match,
      module,
      clock,
      log,
      botWorker,
      secret,
      state: () => record.state,
      levels: () => record.botSeats(),
      track: (work: Promise<void>) => void pending.track(work),
    };
    this.#record = record;
    this.#talk = new Talk({
      ...shared,
      voiceOf,
      nameOf,
      post: (seat, text) => events.said(match, setup.room, seat, text),
      random: chance(`${secret} talk`),
    });
    this.#scheduler = new BotScheduler({
      ...shared,
      seats: seatsOf(setup.seats),
      voiceOf: (seat) => voiceOf(seat) ?? PLAIN_VOICE,
      say: (seat, remark) => this.#talk.say(seat, remark),
      move,
    });
  }

  /** Something may have changed. */
  look(): void {
    this.#scheduler.look();
  }

  /** Everybody was told this. */
  told(entries: readonly Told[]): void {
    this.#talk.told(entries);
  }

  /** How fast bots are at a practice table; at every other they are as fast as always. */
  pace(speed: BotSpeed): void {
    if (this.#record.setup.practice !== null) this.#scheduler.pace(speed);
  }

  /** The person of a seat opens or closes a form at that device. Who is stood in for holds nobody back. */
  compose(seat: Seat, device: string, isOpen: boolean): void {
    if (!isOpen || !this.#record.botSeats().has(seat)) this.#scheduler.compose(device, isOpen);
  }

  /** The person of a seat said something, or (null) reacted. */
  heard(seat: Seat, text: string | null): void {
    this.#scheduler.disturb();
    if (text !== null) this.#talk.heard(seat, text);
  }

  rest(): void {
    this.#scheduler.rest();
    this.#talk.rest();
  }
}
