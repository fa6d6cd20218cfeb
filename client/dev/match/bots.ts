import { askedKey } from '#shared/contract/botTiming.ts';
import type { AnyModule, BotMove, Company } from '#shared/contract/module.ts';
import { type EngineState, viewOf } from '#shared/engine/engine.ts';
import { type Seat, seatsOf } from '#shared/ids.ts';
import { chance, type Random } from '#shared/random.ts';
import { type AnyBot, randomBot, searcherBot } from '#shared/testing/bots.ts';

/** The number of positions that a bot without its own budget may examine, as on the server. */
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
  /** When the bot moves, in ms of server time. Null if the bot waits until its question changes. */
  at: number | null;
}

/**
 * Decides when a match's bots act, as the server does. Each bot gets a random move time, and keeps that time until the
 * decision that the game asks for (the bot's question) changes.
 */
export class Bots {
  readonly levels = new Map<Seat, string>();
  readonly #moments = new Map<Seat, BotMoment>();
  #random: Random = chance('');

  /** Forgets all drawn times, so that every bot is asked again. Call it for a new match or position. */
  reset(seed: string): void {
    this.#moments.clear();
    this.#random = chance(`${seed} bots`);
  }

  /** Draws a time for each bot whose question has changed. Returns the bots that threw an error. */
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

  /** Returns the bot that acts next and when, in ms of server time, or null if none will act. */
  next(): { seat: Seat; at: number } | null {
    const drawn = [...this.#moments].flatMap(([seat, { at }]) => (at === null ? [] : [{ seat, at }]));
    return drawn.sort((one, other) => one.at - other.at)[0] ?? null;
  }

  /**
   * Returns the bot's move, or null if the bot waits. Discards the bot's drawn time. A bot that throws an error is not
   * asked the same question again.
   */
  choose(seat: Seat, { module, state, now }: Asking): BotMove | null {
    const moment = this.#moments.get(seat);
    if (moment) this.#moments.set(seat, { ...moment, at: null });
    const bot = this.#botOf(module, seat);
    const { budget = USUAL_BUDGET } = bot;
    const { numPlayers } = state.ctx;
    const choice = bot.choose({
      view: viewOf(module, state, seat),
      seat,
      random: this.#random,
      budget,
      now,
      temper: 0,
      seats: numPlayers,
    });
    // A bot that waits, or has just moved, is asked again at a new time.
    this.#moments.delete(seat);
    return choice;
  }

  /** Stops asking a bot until its question changes, because its move was illegal. */
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
      // Ignored: a bot whose question cannot be computed gets no move time.
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
