import type { Eyes } from './foldReplay';
import type { ReplayMoment } from './replayMoments';

/** Where a replay stands: what a link to it names. */
export interface Place {
  /** How many moves had been made. */
  step: number;
  eyes: Eyes;
}

/** The part of an address that names a place: `step=12&eyes=0`. */
export function searchOf({ step, eyes }: Place): string {
  const named = eyes === null ? 'above' : eyes === 'open' ? 'everybody' : eyes;
  return new URLSearchParams({ step: String(step), eyes: named }).toString();
}

/** The place an address names; null: it names none. Eyes that nobody at the table has see from above. */
export function placeIn(search: string, seats: readonly string[]): Place | null {
  const asked = new URLSearchParams(search);
  const [step, named] = [asked.get('step'), asked.get('eyes') ?? 'above'];
  if (step === null || !/^\d{1,6}$/.test(step)) return null;
  const seat = seats.includes(named) ? named : null;
  return { step: Number(step), eyes: named === 'everybody' ? 'open' : seat };
}

/** The first moment by which so many moves had been made; 0: before the first. */
export function momentAt(moments: readonly ReplayMoment[], step: number): number {
  if (step === 0) return 0;
  const at = moments.findIndex(({ made }) => made >= step);
  return at < 0 ? moments.length : at + 1;
}
