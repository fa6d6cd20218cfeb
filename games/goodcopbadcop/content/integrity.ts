import type { Face } from '../state';
import entries from './integrity.json';

/**
 * [GC-1, GC-2] Returns the faces in play, including the one that is left over in the deal. A card with a number is in
 * play if `players` is at least that number.
 */
export function facesFor(players: number): Face[] {
  return entries
    .filter(({ corner }) => corner === null || corner <= players)
    .flatMap(({ kind, count }) => Array.from({ length: count }, () => kind as Face));
}
