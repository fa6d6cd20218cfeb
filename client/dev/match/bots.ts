import { askedKey } from '#shared/botTiming.ts';
import { type EngineState, viewOf } from '#shared/engine.ts';
import { type Seat, seatsOf } from '#shared/ids.ts';
import type { AnyModule, BotMove, Company } from '#shared/module.ts';
import { chance, type Random } from '#shared/random.ts';
import { type AnyBot, randomBot, searcherBot } from '#shared/testing/bots.ts';

/** Positions a bot without a budget of its own may look at, as on the server. */
const USUAL_BUDGET = 400;

/** The level every game has: it plays whatever is legal. */
export const RANDOM = 'random';

/** The level of games that name a `searcher`. */
const SEARCHER = 'searcher';

/** What bots of a game play at, the usual one first. */
export function levelsOf({ bots, usualBot, searcher }: AnyModule): string[] {
  const own = [...Object.keys(bots).filter((level) => level !== RANDOM), ...(searcher ? [SEARCHER] : [])];
  return [...own.filter((level) => level === usualBot), ...own.filter((level) => level !== usualBot), RANDOM];
}

/** Where bots are asked: a state and its time. */
interface Asking {
  module: AnyModule;
  state: EngineState;
  /** Server time in ms. */
  now: number;
}

interface BotMoment {
  awaitedKey: string;
  /** Server time in ms; null: not before something changes. */
  at: number | null;
}

/** When the bots of a match act, drawn as the server draws it: a moment stands until something else is asked. */
export class Bots {
  /** Who is played by a bot, and at which level. */
  readonly levels = new Map<Seat, string>();
  readonly #moments = new Map<Seat, BotMoment>();
  #random: Random = chance('');

  /** Another match, or another place in it: every bot is asked anew. */
  reset(seed: string): void {
    this.#moments.clear();
    this.#random = chance(`${seed} bots`);
  }

  /** Draws a moment for each bot of which something else is asked now. Answers whose bot failed, and with what. */
  update({ module, state, now }: Asking): { seat: Seat; error: unknown }[] {
    const company = this.#company(state);
    const failed: { seat: Seat; error: unknown }[] = [];
    for (const seat of [...this.#moments.keys()]) if (!this.levels.has(seat)) this.#moments.delete(seat);
    for (const seat of this.levels.keys()) {
      try {
        const open = viewOf(module, state, null);
        const bot = this.#botOf(module, seat);
        const awaitedKey = askedKey(bot, open, seat, company);
        if (awaitedKey === null) this.#moments.delete(seat);
        else if (this.#moments.get(seat)?.awaitedKey !== awaitedKey) {
          const delay = bot.delay(open, seat, now, company);
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

  /** The bot that acts next, and when (server time in ms); null: none is about to. */
  next(): { seat: Seat; at: number } | null {
    const drawn = [...this.#moments].flatMap(([seat, { at }]) => (at === null ? [] : [{ seat, at }]));
    return drawn.sort((one, other) => one.at - other.at)[0] ?? null;
  }

  /** What that bot does now; null: nothing yet. Its moment is used up; one that throws is not asked again for the same. */
  choose(seat: Seat, { module, state, now }: Asking): BotMove | null {
    const moment = this.#moments.get(seat);
    if (moment) this.#moments.set(seat, { ...moment, at: null });
    const bot = this.#botOf(module, seat);
    const { budget = USUAL_BUDGET } = bot;
    const { numPlayers } = state.ctx;
    const choice = bot.choose(viewOf(module, state, seat), seat, this.#random, budget, now, 0, numPlayers);
    // Whoever has nothing to do yet, and whoever moved, is asked again at a moment drawn anew.
    this.#moments.delete(seat);
    return choice;
  }

  /** Nothing more is asked of that bot until something changes: what it answered was no good. */
  silence(seat: Seat, { module, state }: Asking): void {
    try {
      const awaitedKey = askedKey(this.#botOf(module, seat), viewOf(module, state, null), seat, this.#company(state));
      if (awaitedKey !== null) this.#moments.set(seat, { awaitedKey, at: null });
    } catch {
      // What cannot say what is asked of it has no moment anyway.
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
