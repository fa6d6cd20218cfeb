import { playsOf, randomDraft, randomOrder } from '../../../shared/legality';
import type { AnyModule, BaseView, Bot } from '../../../shared/module';

/** How long a bot of a game without bots of its own waits before it moves, in ms. */
const USUAL_DELAY = { from: 900, to: 2_600 };

/** The bot of a level; a level that is gone since the match began is played by the usual one. */
export function botOf(module: AnyModule, level: string): Bot<unknown> {
  if (Object.hasOwn(module.bots, level)) return module.bots[level] as Bot<unknown>;
  return (level === 'random' ? undefined : usualBot(module)) ?? randomBot(module);
}

/** The level a game's bots play at where nobody chose one; null: it has no bots of its own. */
export function usualLevel(module: AnyModule): string | null {
  const { usualBot, bots } = module;
  return usualBot !== undefined && Object.hasOwn(bots, usualBot) ? usualBot : (Object.keys(bots)[0] ?? null);
}

function usualBot(module: AnyModule): Bot<unknown> | undefined {
  const level = usualLevel(module);
  return level === null ? undefined : (module.bots[level] as Bot<unknown>);
}

/** Plays whatever is legal, at the delay of the game's usual bot. */
function randomBot(module: AnyModule): Bot<unknown> {
  const usual = usualBot(module);
  return {
    ...(usual?.asked && { asked: usual.asked.bind(usual) }),
    ...(usual?.disturbed && { disturbed: usual.disturbed.bind(usual) }),
    delay: (open, seat, now, company) => {
      if (usual) return usual.delay(open, seat, now, company);
      return (open as BaseView).awaited.includes(seat) ? USUAL_DELAY : null;
    },
    choose(view, seat, random) {
      for (const move of randomOrder(playsOf(module), module, random)) {
        const legality = module.legal[move];
        const args = legality ? randomDraft(legality, view, seat, random) : null;
        if (args) return { move, args };
      }
      return null;
    },
  };
}
