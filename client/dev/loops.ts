/** The maximum time for which a loop in a game's code may run, in ms. */
const LONGEST = 2_000;
/**
 * The maximum time for a loop that has already exceeded `LONGEST` once, in ms. It is short because the views of all
 * seats may run the same loop.
 */
const KNOWN = 100;
const TURNS = 1_024;

const known = new Set<string>();

/**
 * Creates a function that guards a loop. The development server (`scripts/vite/loopGuard.ts`) creates one before each
 * loop in a game, and calls it in each iteration. The guard throws if the loop runs too long. `where` is the loop's
 * file and line.
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

/**
 * Makes `guardLoop` available as the global `hushLoop`, because the code that the development server inserts uses this
 * name.
 */
(globalThis as { hushLoop?: typeof guardLoop }).hushLoop = guardLoop;
