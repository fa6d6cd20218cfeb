import { askedKey } from '#shared/contract/botTiming.ts';
import type { AnyModule, BotMove, Company } from '#shared/contract/module.ts';
import { type EngineState, viewOf } from '#shared/engine/engine.ts';
import { type Seat, seatsOf } from '#shared/ids.ts';
import { chance, type Random } from '#shared/random.ts';
import { type AnyBot, randomBot, searcherBot } from '#shared/testing/bots.ts';

/** The number of positions that a bot may examine if it does not define a budget. The same as on the server. */
const USUAL_BUDGET = 400;

export const RANDOM = 'random';

const SEARCHER = 'searcher';

/** Returns the levels of a game's bots, starting with the default. */
export function levelsOf({ bots, usualBot, searcher }: AnyModule): string[] {
  const own = [...Object.keys(bots).filter((level) => level !== RANDOM), ...(searcher ? [SEARCHER] : [])];
  return [...own.filter((level) => level === usualBot), ...own.filter((level) => level !== usualBot), RANDOM];
}

interface Asking {
  module: AnyModule;
  state: EngineState;
  /** Server time in ms. */
  now: number;
}

interface BotMoment {
  awaitedKey: string;
  /** The time at which the bot acts, in ms of server time. Null if it waits for a change. */
  at: number | null;
}

/**
 * Decides when the bots of a match act, as the server does. Each bot draws a time at random, and keeps it until its
 * situation (the key returned by `asked`) changes.
 */
export class Bots {
  readonly levels = new Map<Seat, string>();
  readonly #moments = new Map<Seat, BotMoment>();
  #random: Random = chance('');

  /**
   * Discards the times of all bots, so that new ones are drawn. Call it after a new match or a jump to another
   * position.
   */
  reset(seed: string): void {
    this.#moments.clear();
    this.#random = chance(`${seed} bots`);
  }

  /** Draws a time for each bot whose situation has changed. Returns the bots that threw an error. */
  update({ module, state, now }: Asking): { seat: Seat; error: unknown }[] {
    const company = this.#company(state);
    const failed: { seat: Seat; error: unknown }[] = [];
    for (const seat of [...this.#moments.keys()]) if (!this.levels.has(seat)) this.#moments.delete(seat);
    for (const seat of this.levels.keys()) {
      try {
        const open = viewOf(module, state, null);
        const bot = this.#botOf(module, seat);
        const awaitedKey = askedKey(bot.timing, open, seat, company);
        if (awaitedKey === null) this.#moments.delete(seat);
        else if (this.#moments.get(seat)?.awaitedKey !== awaitedKey) {
          const delay = bot.timing.delay(open, seat, now, company);
          this.#moments.set(seat, {
            awaitedKey,
            at: delay && now + delay.from + this.#random.Number() * (delay.to - delay.from),
          });
        }
      } catch (error) {
        this.#moments.delete(seat);
        failed.push({ seat, error });
      }
    }
    return failed;
  }

  /** Returns which bot acts next, and at which server time in ms, or null if none will act. */
  next(): { seat: Seat; at: number } | null {
    const drawn = [...this.#moments].flatMap(([seat, { at }]) => (at === null ? [] : [{ seat, at }]));
    return drawn.sort((one, other) => one.at - other.at)[0] ?? null;
  }

  /**
   * Returns the bot's move, or null if it waits. In both cases, its time is used up. A bot that throws an error is not
   * asked again in the same situation.
   */
  choose(seat: Seat, { module, state, now }: Asking): BotMove | null {
    const moment = this.#moments.get(seat);
    if (moment) this.#moments.set(seat, { ...moment, at: null });
    const bot = this.#botOf(module, seat);
    const { budget = USUAL_BUDGET } = bot;
    const choice = bot.choose({
      view: viewOf(module, state, seat),
      seat,
      random: this.#random,
      budget,
      now,
      temper: 0,
      seats: state.ctx.numPlayers,
      ...this.#company(state),
    });
    // A bot that has waited or just moved draws a new time.
    this.#moments.delete(seat);
    return choice;
  }

  /** Stops asking a bot until its situation changes, because it made an illegal move. */
  ignore(seat: Seat, { module, state }: Asking): void {
    try {
      const awaitedKey = askedKey(
        this.#botOf(module, seat).timing,
        viewOf(module, state, null),
        seat,
        this.#company(state),
      );
      if (awaitedKey !== null) this.#moments.set(seat, { awaitedKey, at: null });
    } catch {
      // The key cannot be computed, so the bot is not asked anyway.
    }
  }

  #botOf(module: AnyModule, seat: Seat): AnyBot {
    const level = this.levels.get(seat) ?? RANDOM;
    if (Object.hasOwn(module.bots, level)) return module.bots[level] as AnyBot;
    return level === SEARCHER && module.searcher ? searcherBot(module) : randomBot(module);
  }

  #company({ ctx }: EngineState): Company {
    return { people: seatsOf(ctx.numPlayers).filter((seat) => !this.levels.has(seat)) };
  }
}
