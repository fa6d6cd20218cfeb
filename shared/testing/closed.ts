import type { Code } from '../ids';
import type { AnyModule } from '../module';
import { sparse } from './corpus';
import { playRandomly } from './play';

/** Of long matches only so many moments are looked at. */
const MOST_MOMENTS = 400;

/**
 * With which codes each move is closed to somebody in random matches, in alphabetical order. Throws where a move
 * says that it is open and offers nothing, or that it is closed and offers something.
 */
export function closingCodes(module: AnyModule, seeds: readonly string[] = ['one']): Record<string, Code[]> {
  const codes = new Map(Object.keys(module.legal).map((move) => [move, new Set<Code>()]));
  for (const { seat, view } of perspectives(module, seeds)) {
    for (const [move, { why, next }] of Object.entries(module.legal)) {
      const code = why(view, seat);
      const { whole, picks, text } = next(view, seat, []);
      const isOffered = whole || picks.length > 0 || text !== undefined;
      if (isOffered === (code !== null)) throw new Error(`${move} says ${code} and offers ${JSON.stringify(picks)}`);
      if (code !== null) codes.get(move)?.add(code);
    }
  }
  return Object.fromEntries([...codes].map(([move, found]) => [move, [...found].sort()]));
}

/** What every seat sees in whole matches of the fewest and the most seats. */
function perspectives(module: AnyModule, seeds: readonly string[]) {
  const matches = [module.players.min, module.players.max].flatMap((seats) =>
    seeds.map((seed) => [...playRandomly({ module, seats, seed: `closed ${seed}` })]),
  );
  return matches.flatMap((moments) =>
    sparse(moments, Math.ceil(moments.length / MOST_MOMENTS)).flatMap(({ position, seats }) =>
      seats.map((seat) => ({ seat, view: module.view(position.G, seat) as unknown })),
    ),
  );
}
