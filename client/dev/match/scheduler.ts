import type { EngineState } from '#shared/engine.ts';
import type { Seat } from '#shared/ids.ts';
import type { AnyModule, Outcome } from '#shared/module.ts';
import { Bots } from './bots';
import type { MatchClock, Timer } from './clock';
import type { Faults } from './faults';
import { type Made, type Row, whyOf } from './timeline';

/** What the scheduler needs of the match it moves. */
interface Scheduled {
  readonly module: AnyModule;
  readonly state: EngineState | null;
  readonly outcome: Outcome | null;
  /** Server time in ms at which the clock runs out; null: none runs. */
  readonly deadline: number | null;
  readonly clock: MatchClock;
  readonly faults: Faults;
  readonly journal: { readonly at: number };
  /** What it throws, and what it refuses to the clock, is a fault of `where`. */
  make(row: Row, where: string): Made;
}

/** What happens next by itself: at a seat, or (null) the clock runs out. `at` is server time in ms. */
interface Next {
  at: number;
  seat: Seat | null;
}

/** More than this at one moment is a clock or a bot that never comes to rest. */
const MOST_AT_ONCE = 5_000;

const TIMEOUT = 'timeout';

/** Makes what happens by itself: the clock runs out, and bots move at their moments. */
export class Scheduler {
  readonly bots = new Bots();
  #cancel = (): void => {};

  constructor(
    private readonly match: Scheduled,
    private readonly timer: Timer,
  ) {}

  /** Something may have changed: bots look, and while the clock runs, what happens next is waited for. */
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

  /** Goes to what happens next. False: nothing will. */
  step(): boolean {
    this.#lookAtBots();
    const next = this.#next();
    if (next) this.#do(next);
    return next !== null;
  }

  /** Lets so many ms pass at once, with all that falls due in them. */
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

  /** Makes every timeout that is due, stamped with the time of now. */
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
    // What failed here is not tried again and again.
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
      this.bots.silence(seat, asking);
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
