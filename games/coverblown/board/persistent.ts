import type { Seat } from '../../../shared/ids';
import type { View } from '../state';

/** Names what this device keeps for one seat of one match: the first call's moment tells matches apart. */
export function keptKey(view: View, seat: Seat | null): string | null {
  const first = view.me?.calls[0];
  return seat === null || !first ? null : `coverblown.${first.at}.${seat}`;
}
