import { judge } from './engine';
import type { Seat } from './ids';
import { ON_YOUR_PHONE } from './legality';
import type { AnyModule } from './module';

/**
 * Returns the moves that the open screen of a two-screen seat may make: the game's `openMoves`. Without them, all moves
 * if the game hides nothing, otherwise none.
 */
export function openMovesOf(module: AnyModule): ReadonlySet<string> {
  const hidesNothing = !module.rungs.has('view') && module.game.playerView === undefined;
  return new Set(module.openMoves ?? (hidesNothing ? Object.keys(module.args) : []));
}

/** Judges a move from an open screen. It uses the spectator's view alone, so that no answer can reveal a secret. */
export function judgeInTheOpen(
  module: AnyModule,
  open: unknown,
  seat: Seat,
  name: string,
  args: unknown,
): ReturnType<typeof judge> {
  const isKnown = Object.hasOwn(module.args, name);
  if (isKnown && !openMovesOf(module).has(name)) return { refused: ON_YOUR_PHONE };
  return judge(module, open, seat, name, args);
}
