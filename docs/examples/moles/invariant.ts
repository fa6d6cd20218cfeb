import { holdAll } from 'hush/game';
import type { State } from './state';

/**
 * Throws an error if the state breaks an invariant of the game. Random play calls this function after each move.
 */
export function invariant({ roles, accused }: State): void {
  const diggers = Object.values(roles).filter((role) => role === 'mole').length;
  holdAll([
    ['there are one or two moles', diggers === 1 || diggers === 2],
    ['no seat accuses itself', Object.entries(accused).every(([by, about]) => by !== about && about in roles)],
  ]);
}
