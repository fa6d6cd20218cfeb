import { usePersistentState } from '../../../client/state/persistentState';
import type { Seat } from '../../../shared/ids';
import type { Told } from '../../../shared/module';

/** How much a seat is suspected, 0 to 3. It never leaves this device. */
export type Suspicions = Readonly<Record<Seat, number>>;

const LEVELS = 4;

/** Names what this device keeps for one seat of one match: the first line of its log tells matches apart. */
export function notesKey(told: readonly Told[], seat: Seat | null): string | null {
  const first = told[0];
  return seat === null || !first ? null : `covertques.${first.at}.${seat}`;
}

/** One's own marks beside the names; a press goes one up and from 3 back to none. */
export function useSuspicions(key: string | null) {
  const [levels, keep] = usePersistentState<Suspicions>(key, () => ({}), suspicionsIn);
  const raise = (seat: Seat) => keep({ ...levels, [seat]: ((levels[seat] ?? 0) + 1) % LEVELS });
  return { levels, raise };
}

export function suspicionsIn(read: unknown): Suspicions | null {
  if (typeof read !== 'object' || read === null) return null;
  const kept = Object.entries(read).filter(([, level]) => Number.isInteger(level) && level > 0 && level < LEVELS);
  return Object.fromEntries(kept);
}
