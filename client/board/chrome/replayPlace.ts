import type { Eyes } from './foldReplay';
import type { ReplayMoment } from './replayMoments';

/** A position in a replay, and the viewer whose view is shown. Links to a replay contain both. */
export interface Place {
  step: number;
  eyes: Eyes;
}

/** Returns the query string of a link to this place in a replay: `step=12&eyes=0`. */
export function searchOf({ step, eyes }: Place): string {
  const named = eyes === null ? 'above' : eyes === 'open' ? 'everybody' : eyes;
  return new URLSearchParams({ step: String(step), eyes: named }).toString();
}

/**
 * Returns the place that a query string describes, or null if it describes none. An unknown seat means everything face
 * up.
 */
export function placeIn(search: string, seats: readonly string[]): Place | null {
  const asked = new URLSearchParams(search);
  const [step, named] = [asked.get('step'), asked.get('eyes') ?? 'above'];
  if (step === null || !/^\d{1,6}$/.test(step)) return null;
  const seat = seats.includes(named) ? named : null;
  return { step: Number(step), eyes: named === 'everybody' ? 'open' : seat };
}

/** Returns the index of the first moment that includes move number `step`. 0 is the position before the first move. */
export function momentAt(moments: readonly ReplayMoment[], step: number): number {
  if (step === 0) return 0;
  const at = moments.findIndex(({ made }) => made >= step);
  return at < 0 ? moments.length : at + 1;
}
