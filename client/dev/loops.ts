/** The time limit of a game's loop, in ms. */
const LONGEST = 2_000;
/**
 * The limit once a loop has exceeded the first one, in ms: an endless view is requested again and again for every seat.
 */
const KNOWN = 100;
/** The clock is read once per this many iterations. */
const TURNS = 1_024;

const known = new Set<string>();

/**
 * The guard of a game's loops, inserted by the development server (`scripts/loopGuard.ts`): created where a loop
 * begins, called on each iteration. Throws if the loop runs too long. `where` is its file and line.
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

/** Installs the guard where the loops on this page look for it. */
(globalThis as { hushLoop?: typeof guardLoop }).hushLoop = guardLoop;
