/** Faces of dice and spaces of a circle are 1 to 6, laid out like a clock: 6 and 1 are neighbours. */
export function turned(face: number, by: number): number {
  return ((((face - 1 + by) % 6) + 6) % 6) + 1;
}

function areNeighbours(one: number, other: number): boolean {
  return turned(one, 1) === other || turned(one, -1) === other;
}

/** [CV-5..8, CV-41] Why a die showing this face cannot join a circle on which these spaces are taken. */
export function unfitSpace(taken: readonly number[], face: number): 'space-taken' | 'not-adjacent' | null {
  if (taken.includes(face)) return 'space-taken';
  return taken.length === 0 || taken.some((space) => areNeighbours(space, face)) ? null : 'not-adjacent';
}
