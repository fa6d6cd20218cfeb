/** So long a loop of a game may go round in one go, in ms. */
const LONGEST = 2_000;
/** The same once it went on for longer: a view without an end is asked for at every seat, again and again. */
const KNOWN = 100;
/** The clock is read at every so many-th turn. */
const TURNS = 1_024;

const known = new Set<string>();

/**
 * The guard that each loop of a game asks on the development server (`scripts/loopGuard.ts`): made where a loop begins,
 * asked at every turn. Throws once that loop has gone round for too long; `where` is its file and line.
 */
export function guardLoop(where: string): () => void {
  const most = known.has(where) ? KNOWN : LONGEST;
  let turns = 0;
  let began = 0;
  return () => {
    turns += 1;
    if (turns % TURNS !== 0) return;
    began ||= performance.now();
    if (performance.now() - began <= most) return;
    known.add(where);
    throw new Error(`the loop at ${where} goes round without an end`);
  };
}

/** Lays the guard where the loops of this page look for it. */
(globalThis as { hushLoop?: typeof guardLoop }).hushLoop = guardLoop;
