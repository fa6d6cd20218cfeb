import type { AnyModule, Outcome } from '#shared/contract/module.ts';
import type { EngineState } from '#shared/engine/engine.ts';
import type { Seat } from '#shared/ids.ts';
import { Bots } from './bots';
import type { MatchClock, Timer } from './clock';
import type { Faults } from './faults';
import { type Made, type Row, whyOf } from './timeline';

interface Scheduled {
  readonly module: AnyModule;
  readonly state: EngineState | null;
  readonly outcome: Outcome | null;
  /** The time at which the clock runs out, in ms of server time, or null if no clock is running. */
  readonly deadline: number | null;
  readonly clock: MatchClock;
  readonly faults: Faults;
  readonly journal: { readonly at: number };
  /** Applies a move and adds it to the journal. If the rules throw an error, it is reported as a fault at `where`. */
  make(row: Row, where: string): Made;
}

/**
 * The next event that happens without a person: a bot's move, or a timeout if `seat` is null. `at` is server time in
 * ms.
 */
interface Next {
  at: number;
  seat: Seat | null;
}

/** The maximum number of events in a row. If there are more, a clock or a bot never stops. */
const MOST_AT_ONCE = 5_000;

const TIMEOUT = 'timeout';

/** Runs the events that happen without a person: timeouts and moves by bots. */
export class Scheduler {
  readonly bots = new Bots();
  #cancel = (): void => {};

  constructor(
    private readonly match: Scheduled,
    private readonly timer: Timer,
  ) {}

  /** Updates the bots. If the clock is running, also schedules the next event. Call it after each change. */
  update(happened: () => void): void {
    this.#lookAtBots();
    this.#cancel();
    const { clock } = this.match;
    const next = clock.speed === 0 ? null : this.#next();
    if (!next) return;
    const happen = () => {
      this.#do(next);
      happened();
    };
    this.#cancel = this.timer.later(happen, Math.max(0, (next.at - clock.now()) / clock.speed));
  }

  /** Runs the next event immediately. Returns false if there is none. */
  step(): boolean {
    this.#lookAtBots();
    const next = this.#next();
    if (next) this.#do(next);
    return next !== null;
  }

  /** Moves the clock forward by `ms`, and runs all events that are due by then. */
  pass(ms: number): void {
    const { clock } = this.match;
    const until = clock.now() + ms;
    for (let count = 0; count < MOST_AT_ONCE; count++) {
      const next = this.#next();
      if (next === null || next.at > until) break;
      this.#do(next);
    }
    clock.set(Math.max(until, clock.now()));
  }

  /** Makes all timeouts that are due, with the current time as their time. */
  fireDue(): void {
    const { clock, faults, journal } = this.match;
    const now = clock.now();
    for (let count = 0; count < MOST_AT_ONCE; count++) {
      const { deadline } = this.match;
      if (deadline === null || deadline > now || 'refused' in this.#timeOut(now)) return;
    }
    faults.add({ where: 'deadline', why: 'the clock runs out again and again at one moment', n: journal.at });
  }

  #timeOut(at: number): Made {
    return this.match.make({ at, by: null, move: TIMEOUT, args: [] }, TIMEOUT);
  }

  #next(): Next | null {
    const { state, outcome, deadline, clock, faults, journal } = this.match;
    if (!state || outcome) return null;
    const now = clock.now();
    const bot = this.bots.next();
    const isStuck = faults.has(TIMEOUT, journal.at);
    if (deadline !== null && !isStuck && (!bot || bot.at >= deadline))
      return { at: Math.max(deadline, now), seat: null };
    return bot && { seat: bot.seat, at: Math.max(bot.at, now) };
  }

  #do({ at, seat }: Next): void {
    this.match.clock.set(at);
    if (seat === null) this.#timeOut(at);
    else this.#askBot(seat, at);
    this.#lookAtBots();
  }

  #askBot(seat: Seat, now: number): void {
    const { module, state, journal, faults } = this.match;
    if (!state) return;
    const where = botOfSeat(seat);
    const fault = (why: string) => faults.add({ where, why, n: journal.at });
    const asking = { module, state, now };
    try {
      const choice = this.bots.choose(seat, asking);
      if (choice === null) return;
      const { move, args } = choice;
      const made = this.match.make({ at: now, by: seat, move, args }, where);
      if ('ok' in made) return;
      if (made.refused !== 'fault') fault(`${move} ${JSON.stringify(args)} is refused: ${made.refused}`);
      this.bots.ignore(seat, asking);
    } catch (error) {
      fault(whyOf(module, error));
    }
  }

  #lookAtBots(): void {
    const { state, module, outcome, clock, faults, journal } = this.match;
    if (!state || outcome) return;
    for (const { seat, error } of this.bots.update({ module, state, now: clock.now() }))
      faults.add({ where: botOfSeat(seat), why: whyOf(module, error), n: journal.at });
  }
}

const botOfSeat = (seat: Seat): string => `bot of seat ${seat}`;
