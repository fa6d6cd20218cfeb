import type { State } from './state';

/** What a state of version 1 did not have yet. */
const SINCE_VERSION_1: Pick<State, 'practice'> = { practice: null };

/** Lifts a stored state of an older version. */
export function upgrade(old: unknown, version: number): State | null {
  return version === 1 ? { ...(old as State), ...SINCE_VERSION_1 } : null;
}
