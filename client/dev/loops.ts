/** The longest time, in ms, that a loop in a game's code may run. */
const LONGEST = 2_000;
/**
 * The limit in ms for a loop that has exceeded `LONGEST` before. This limit is short, because every seat's view runs
 * the loop again.
 */
const KNOWN = 100;
const TURNS = 1_024;

const known = new Set<string>();

/**
 * Creates a guard against endless loops. The development server (`scripts/vite/loopGuard.ts`) inserts one guard before
 * each loop in a game, and calls it on each iteration. The guard throws if the loop runs too long. `where` is the
 * loop's file and line.
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
 * Makes `guardLoop` global as `hushLoop`, the name under which the code inserted by the development server calls it.
 */
(globalThis as { hushLoop?: typeof guardLoop }).hushLoop = guardLoop;
