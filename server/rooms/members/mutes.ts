import type { MemberId } from '#shared/ids.ts';
import { RequestProblem } from '../problem';
import type { RoomState } from '../state/state';
import { memberOf } from './members';

/**
 * Returns the members that member `id` has muted.
 * Only this member may know the list, so room views do not contain it, and changes are stored without a notification
 * (`Room.changePrivately`). Every device still receives all chat lines and reactions. The member's client hides the
 * lines and reactions of muted members.
 */
export function mutedBy(state: Readonly<RoomState>, id: MemberId): readonly MemberId[] {
  return state.members.find((member) => member.id === id)?.muted ?? [];
}

/**
 * Mutes or unmutes `id` for the member `by`. Has no effect if nothing changes. Throws `member-not-found` or
 * `mute-yourself`.
 */
export function setMuted(draft: RoomState, by: MemberId, id: MemberId, wants: boolean): void {
  const me = memberOf(draft, by);
  memberOf(draft, id);
  if (by === id) throw new RequestProblem('mute-yourself');
  const others = me.muted.filter((muted) => muted !== id);
  me.muted = wants ? [...others, id] : others;
}
