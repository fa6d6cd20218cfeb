import { holdAll } from 'hush/game';
import type { State } from './state';

/** Throws an error if the state breaks an invariant of the game. Called after each move of random play. */
export function invariant({ roles, accused }: State): void {
  const diggers = Object.values(roles).filter((role) => role === 'mole').length;
  holdAll([
    ['there are one or two moles', diggers === 1 || diggers === 2],
    ['no seat accuses itself', Object.entries(accused).every(([by, about]) => by !== about && about in roles)],
  ]);
}
