import type { State } from './state';

/** What states of older versions did not have yet: 1 nobody to practise, 2 no pointing. */
const LATER: Pick<State, 'practice' | 'suspicions'> = { practice: null, suspicions: [] };

/** Lifts a stored state of an older version. */
export function upgrade(old: unknown, version: number): State | null {
  return version === 1 || version === 2 ? { ...LATER, ...(old as State) } : null;
}
