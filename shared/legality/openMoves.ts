import type { AnyModule } from '../contract/module';
import { judge } from '../engine/engine';
import type { Seat } from '../ids';
import { ON_YOUR_PHONE } from './legality';

/**
 * Judges a move made on a seat's public screen. Uses only the spectator's view, so that the answer cannot reveal a
 * secret.
 */
export function judgeInTheOpen(
  module: AnyModule,
  open: unknown,
  seat: Seat,
  name: string,
  args: unknown,
): ReturnType<typeof judge> {
  const isKnown = Object.hasOwn(module.args, name);
  if (isKnown && !module.openMoves.has(name)) return { refused: ON_YOUR_PHONE };
  return judge(module, open, seat, name, args);
}
