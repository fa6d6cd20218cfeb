import type { MemberId } from '#shared/ids.ts';
import { memberOf } from './members';
import { RequestProblem } from './problem';
import type { RoomState } from './state';

/**
 * Returns the members whom `id` has muted. The list is private: room views do not include it, it is stored without a
 * notification (`Room.changePrivately`), and every device receives the same chat and reactions. The member's client
 * hides the muted members' lines.
 */
export function mutedBy(state: Readonly<RoomState>, id: MemberId): readonly MemberId[] {
  return state.members.find((member) => member.id === id)?.muted ?? [];
}

/** Mutes or unmutes a member; repeating it has no effect. Throws `member-not-found` and `mute-yourself`. */
export function setMuted(draft: RoomState, by: MemberId, id: MemberId, wants: boolean): void {
  const me = memberOf(draft, by);
  memberOf(draft, id);
  if (by === id) throw new RequestProblem('mute-yourself');
  const others = me.muted.filter((muted) => muted !== id);
  me.muted = wants ? [...others, id] : others;
}
