import type { Seat, Viewer } from '../../shared/ids';
import type { Json } from '../../shared/json';
import type { BaseView } from '../../shared/module';
import type { Replay } from '../../shared/replay';
import type { Answer } from '../../shared/wire';
import { hashOf, secret } from './credentials';
import type { Attachment, Device, HostedMatch } from './host';
import type { House } from './house';
import type { Ledger } from './ledger';
import type { Loaded } from './loading';
import { placeOf } from './log';
import { metadataOf, type People } from './people';
import { Play } from './play';
import { findReplay } from './replays';
import { cancelReasons } from './text';

/** One match in memory, as rooms and sockets know it. */
export class Match implements HostedMatch {
  readonly id: string;
  readonly game: string;
  readonly room: string;
  readonly seats: number;
  readonly #play: Play;
  readonly #ledger: Ledger;
  #people: People = {};
  #replay: Promise<Replay | null> | null = null;

  constructor(
    private readonly house: House,
    loaded: Loaded,
    /** Keeps the match in memory while it has to be there. */
    hold: (match: Match, isNeeded: boolean) => void,
  ) {
    const { id, setup } = loaded.stored;
    this.id = id;
    this.game = setup.game;
    this.room = setup.room;
    this.seats = setup.seats;
    const rested = (isNeeded: boolean) => hold(this, isNeeded);
    this.#play = new Play(house, loaded, { ended: () => this.ended(), rested });
    this.#ledger = this.#play.ledger;
  }

  begin(): void {
    this.#play.begin();
  }

  sleep(): void {
    this.#play.sleep();
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
    return this.#play.alone(async () => {
      if (viewer !== null && !this.#isSeat(viewer)) throw new Error('no such seat');
      if (viewer !== null && credentials !== undefined && !(await this.checkCredentials(viewer, credentials))) {
        device.revoked();
        return { detach: () => undefined };
      }
      const told = await this.#ledger.told();
      return this.#play.audience.attach(viewer, device, this.#ledger.standing, told, this.#metadata());
    });
  }

  move(seat: Seat, { name, args, id }: { name: string; args: unknown; id?: string }): Promise<Answer> {
    if (!this.#isSeat(seat)) return Promise.resolve(this.#ledger.rules.answers.refuse('not-your-seat'));
    return this.#play.move({ seat, name, args, id: id ?? null });
  }

  setBot(seat: Seat, level: string | null): Promise<void> {
    return this.#play.change((standing) => {
      const { sitters } = this.#ledger;
      const sitter = this.#isSeat(seat) ? sitters[seat] : undefined;
      if (!sitter) throw new Error('no such seat');
      return sitter.bot === level ? null : { standing, sitters: { ...sitters, [seat]: { ...sitter, bot: level } } };
    });
  }

  setPeople(people: People): void {
    const before = JSON.stringify(this.#metadata());
    this.#people = people;
    const now = this.#metadata();
    // Who comes and goes without a difference is nobody else's business.
    if (JSON.stringify(now) !== before) this.#play.audience.people(now);
  }

  stop(): Promise<void> {
    return this.#play.change((standing) =>
      standing.outcome ? null : { standing: standing.cancelled(cancelReasons.stopped) },
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
    return this.#play.alone(async () => {
      await this.house.store.commit({ revoke: { match: this.id, seat } });
      this.#play.audience.revoke(seat);
    });
  }

  /** The match is over and durable: tells the room, and makes the replay while nobody waits for it. */
  ended(): void {
    const { outcome, rows } = this.#ledger.standing;
    if (!outcome) return;
    const { log, events } = this.house;
    log.info({ match: this.id, game: this.game, n: rows, reason: outcome.reason }, 'match-over');
    void this.replay();
    events.over(this.id, this.room, outcome, this.evening());
  }

  #isSeat(seat: Seat): boolean {
    return Object.hasOwn(this.#ledger.sitters, seat);
  }

  #metadata() {
    return metadataOf(this.seats, this.#ledger.sitters, this.#people);
  }
}
