/** Builds a step's `refuses` function, which refuses these moves until the step is done. */
export const firstOf =
  (moves: string | readonly string[], why: string) =>
  (_view: unknown, _seat: unknown, move: string): string | null =>
    moves.includes(move) ? why : null;
