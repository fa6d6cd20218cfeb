/** Creates a `refuses` function for a lesson step. It refuses the given moves until the step is done. */
export const firstOf =
  (moves: string | readonly string[], why: string) =>
  (_view: unknown, _seat: unknown, move: string): string | null =>
    moves.includes(move) ? why : null;
