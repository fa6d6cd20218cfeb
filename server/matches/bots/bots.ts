import type { LogEntry } from '#shared/contract/module.ts';
import type { Seat } from '#shared/ids.ts';
import { chance } from '#shared/random.ts';
import type { BotSpeed } from '#shared/room/room.ts';
import type { Answer } from '#shared/wire/wire.ts';
import { newSecret } from '../../crypto';
import type { MatchContext } from '../context';
import type { MatchRecord } from '../state/record';
import { BotScheduler } from './scheduler';
import { Talk } from './talk';
import { Thinker } from './thinker';

interface BotsDeps {
  record: MatchRecord;
  nameOf(seat: Seat): string;
  /** Makes a move for the seat. The move is judged like a person's. */
  move(seat: Seat, name: string, args: unknown): Promise<Answer>;
  onIdle(): void;
}

interface Parts {
  scheduler: BotScheduler;
  talk: Talk;
}

export class Bots {
  readonly #secret: string;
  #parts: Parts | null = null;
  #speed: BotSpeed = 'normal';
  #isAsking = false;

  constructor(
    private readonly context: MatchContext,
    private readonly deps: BotsDeps,
  ) {
    this.#secret = newSecret(context.entropy);
  }

  areBusy(): boolean {
    return this.#isAsking || (this.#parts?.scheduler.isBusy() ?? false);
  }

  /** Call this after any change. Stops the bots if another process runs them now. */
  update(): void {
    const { botTurns } = this.context.cluster;
    const { id, state } = this.deps.record;
    const hasBots = this.deps.record.botSeats().size > 0;
    if (!hasBots || state.outcome) botTurns.release(id);
    if (hasBots && !state.outcome && !botTurns.has(id)) {
      this.#await();
      return;
    }
    if (hasBots) this.#make();
    this.#parts?.scheduler.update();
  }

  /** Call this after facts were added to the public log, so that bots can comment on them. */
  onFacts(entries: readonly LogEntry[]): void {
    if (this.context.cluster.botTurns.has(this.deps.record.id)) this.#parts?.talk.onFacts(entries);
  }

  /** Sets the speed of the bots in a practice match. Has no effect in other matches. */
  pace(speed: BotSpeed): void {
    if (this.deps.record.setup.practice === null) return;
    this.#speed = speed;
    this.#parts?.scheduler.pace(speed);
  }

  /**
   * Call this when a seat's device opens or closes a form. Bots wait until the form is closed, unless a bot plays that
   * seat.
   */
  compose(seat: Seat, device: string, isOpen: boolean): void {
    if (!isOpen) this.#parts?.scheduler.compose(device, isOpen);
    else if (!this.deps.record.botSeats().has(seat)) this.#make().scheduler.compose(device, isOpen);
  }

  /** Call this when the person at a seat wrote `text` in the chat, or reacted (`text` is null). */
  heard(seat: Seat, text: string | null): void {
    if (!this.context.cluster.botTurns.has(this.deps.record.id)) return;
    this.#parts?.scheduler.disturb();
    if (text !== null) this.#parts?.talk.heard(seat, text);
  }

  stop(): void {
    this.#parts?.scheduler.stop();
    this.#parts?.talk.stop();
  }

  #await(): void {
    this.stop();
    if (this.#isAsking || this.context.isDraining()) return;
    this.#isAsking = true;
    const claim = this.context.cluster.botTurns.take(this.deps.record.id).then((isOurs) => {
      this.#isAsking = false;
      if (isOurs) this.update();
      this.deps.onIdle();
    });
    void this.context.pending.track(claim);
  }

  #make(): Parts {
    this.#parts ??= makeParts(this.context, this.deps, this.#secret, this.#speed);
    return this.#parts;
  }
}

function makeParts(context: MatchContext, deps: BotsDeps, secret: string, speed: BotSpeed): Parts {
  const { record, nameOf } = deps;
  const thinker = new Thinker(context, record, secret);
  const talk = new Talk(context, record, thinker, nameOf, chance(`${secret} talk`));
  const scheduler = new BotScheduler(context, record, thinker, talk, deps, chance(`${secret} moments`));
  scheduler.pace(speed);
  return { scheduler, talk };
}
