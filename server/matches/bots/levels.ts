import type { AnyModule, BaseView, Bot, BotTiming } from '#shared/contract/module.ts';
import { randomMove } from '#shared/legality/legality.ts';
import { createSearcher, SEARCH_BUDGET } from '#shared/searcher/index.ts';

/** A level that every game has. The bot makes random legal moves. */
export const FREE_LEVEL = 'random';

/** The searcher's level, in games that define a `searcher`. */
export const SEARCH_LEVEL = 'searcher';

/** The level in coached matches. It is in no menu. */
export const LESSON_LEVEL = 'lesson';

/** Delay in ms before a bot moves, in games that define no bots. */
const USUAL_DELAY = { from: 900, to: 2_600 };

/** Returns the bot for a level, or the game's usual bot if that level no longer exists. */
export function botOf(module: AnyModule, level: string): Bot<unknown> {
  if (level === LESSON_LEVEL && module.lesson) return module.lesson.bot;
  if (Object.hasOwn(module.bots, level)) return module.bots[level] as Bot<unknown>;
  if (level === FREE_LEVEL) return randomBot(module);
  if (level === SEARCH_LEVEL && module.searcher) return searcherBot(module);
  const usual = usualLevel(module);
  return usual === null ? randomBot(module) : botOf(module, usual);
}

/** Returns all levels of a game: its own levels from easy to hard, then the searcher and the random one. */
export function levelsOf({ bots, searcher }: AnyModule): string[] {
  const free = [...(searcher ? [SEARCH_LEVEL] : []), FREE_LEVEL];
  return [...Object.keys(bots).filter((level) => !free.includes(level)), ...free];
}

/** Returns the level at which bots play by default, or null if they make random moves. */
export function usualLevel(module: AnyModule): string | null {
  const { usualBot, bots, searcher } = module;
  const levels = [...Object.keys(bots), ...(searcher ? [SEARCH_LEVEL] : [])];
  return usualBot !== undefined && levels.includes(usualBot) ? usualBot : (levels[0] ?? null);
}

function randomBot(module: AnyModule): Bot<unknown> {
  return { timing: timingOf(module), choose: ({ view, seat, random }) => randomMove(module, view, seat, random) };
}

function searcherBot(module: AnyModule): Bot<unknown> {
  const { budget = SEARCH_BUDGET } = module.searcher ?? {};
  return { timing: timingOf(module), budget, choose: createSearcher(module) };
}

/**
 * Returns the timing of the game's usual bot. In a game without bots, a bot acts whenever the table waits for its seat.
 */
function timingOf({ bots, usualBot }: AnyModule): BotTiming<unknown> {
  const own = new Map(Object.entries(bots) as [string, Bot<unknown>][]);
  const usual = own.get(usualBot ?? '') ?? [...own.values()][0];
  return usual?.timing ?? WHENEVER_WAITED_FOR;
}

const WHENEVER_WAITED_FOR: BotTiming<unknown> = {
  delay: (open, seat) => ((open as BaseView).waitingFor.includes(seat) ? USUAL_DELAY : null),
};
