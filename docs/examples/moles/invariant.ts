import { holdAll } from '#shared/invariant.ts';
import type { State } from './state';

/** What holds in every position of every match. Random play asks it after each move. */
export function invariant({ roles, accused }: State): void {
  const diggers = Object.values(roles).filter((role) => role === 'mole').length;
  holdAll([
    ['there are one or two moles', diggers === 1 || diggers === 2],
    ['nobody accuses themselves', Object.entries(accused).every(([by, about]) => by !== about && about in roles)],
  ]);
}
