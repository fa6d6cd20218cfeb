import { randomMove } from '#shared/legality.ts';
import type { AnyModule, BaseView, Bot } from '#shared/module.ts';
import { createSearcher, SEARCH_BUDGET } from '#shared/searcher/index.ts';

/** The level that every game has: it plays whatever is legal. */
export const FREE_LEVEL = 'random';

/** The level of games that name a `searcher`. */
export const SEARCH_LEVEL = 'searcher';

/** How long a bot of a game without bots of its own waits before it moves, in ms. */
const USUAL_DELAY = { from: 900, to: 2_600 };

/** The bot of a level; a level that is gone since the match began is played by the usual one. */
export function botOf(module: AnyModule, level: string): Bot<unknown> {
  if (Object.hasOwn(module.bots, level)) return module.bots[level] as Bot<unknown>;
  if (level === FREE_LEVEL) return randomBot(module);
  if (level === SEARCH_LEVEL && module.searcher) return searcherBot(module);
  const usual = usualLevel(module);
  return usual === null ? randomBot(module) : botOf(module, usual);
}

/** Every level of a game: its own, the easiest first, the searcher's, and last the one that plays by chance. */
export function levelsOf({ bots, searcher }: AnyModule): string[] {
  const free = [...(searcher ? [SEARCH_LEVEL] : []), FREE_LEVEL];
  return [...Object.keys(bots).filter((level) => !free.includes(level)), ...free];
}

/** The level a game's bots play at where nobody chose one; null: by chance alone. */
export function usualLevel(module: AnyModule): string | null {
  const { usualBot, bots, searcher } = module;
  const levels = [...Object.keys(bots), ...(searcher ? [SEARCH_LEVEL] : [])];
  return usualBot !== undefined && levels.includes(usualBot) ? usualBot : (levels[0] ?? null);
}

/** Plays whatever is legal, when the game's own usual bot would play. */
function randomBot(module: AnyModule): Bot<unknown> {
  return { ...timingOf(module), choose: (view, seat, random) => randomMove(module, view, seat, random) };
}

/** Plays on in truths it imagines, when the game's own usual bot would play. */
function searcherBot(module: AnyModule): Bot<unknown> {
  const { budget = SEARCH_BUDGET } = module.searcher ?? {};
  return { ...timingOf(module), budget, choose: createSearcher(module) };
}

/** The moments of the game's own usual bot; without one, whenever the table waits for its seat. */
function timingOf({ bots, usualBot }: AnyModule): Omit<Bot<unknown>, 'choose'> {
  const own = new Map(Object.entries(bots) as [string, Bot<unknown>][]);
  const usual = own.get(usualBot ?? '') ?? [...own.values()][0];
  return {
    ...(usual?.asked && { asked: usual.asked.bind(usual) }),
    ...(usual?.disturbed && { disturbed: usual.disturbed.bind(usual) }),
    delay: (open, seat, now, company) => {
      if (usual) return usual.delay(open, seat, now, company);
      return (open as BaseView).waitingFor.includes(seat) ? USUAL_DELAY : null;
    },
  };
}
