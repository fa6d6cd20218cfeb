import { viewOf } from '../engine/engine';
import type { Code } from '../ids';
import type { Ground } from './contract/ground';
import type { PlayedMoment } from './corpus';

/**
 * Lists, for each move, the refusal codes with which the move is closed to a seat in the random games that the contract
 * tests play, sorted alphabetically. Throws if an open move offers no arguments, or a closed move offers some.
 */
export function closingCodes(
  ground: Ground,
  moments: readonly PlayedMoment[] = ground.moments,
): Record<string, Code[]> {
  const legal = Object.entries(ground.module.legal);
  const codes = new Map(legal.map(([move]) => [move, new Set<Code>()]));
  ground.look(moments, ({ position, seats }) => {
    for (const seat of seats) {
      const view = viewOf(ground.module, position, seat);
      for (const [move, { why, next }] of legal) {
        const code = why(view, seat);
        const { whole, picks, text } = next(view, seat, []);
        const isOffered = whole || picks.length > 0 || text !== undefined;
        if (isOffered === (code !== null)) throw new Error(`${move} says ${code} and offers ${JSON.stringify(picks)}`);
        if (code !== null) codes.get(move)?.add(code);
      }
    }
  });
  return Object.fromEntries([...codes].map(([move, found]) => [move, [...found].sort()]));
}
