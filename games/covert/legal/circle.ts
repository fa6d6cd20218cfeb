import { turnedBy } from '../state';

/**
 * [CV-5..8, CV-41] Returns why a die with this face cannot be placed on a circle, or null if it can. `taken` lists the
 * taken spaces.
 */
export function unfitSpace(taken: readonly number[], face: number): 'space-taken' | 'not-adjacent' | null {
  if (taken.includes(face)) return 'space-taken';
  return taken.length === 0 || taken.some((space) => areNeighbours(space, face)) ? null : 'not-adjacent';
}

/** Whether two spaces are neighbours on the circle. 6 and 1 are neighbours. */
function areNeighbours(one: number, other: number): boolean {
  return turnedBy(one, 1) === other || turnedBy(one, -1) === other;
}
