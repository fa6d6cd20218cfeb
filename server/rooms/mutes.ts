import type { MemberId } from '#shared/ids.ts';
import { memberOf } from './members';
import { RequestProblem } from './problem';
import type { RoomState } from './state';

/**
 * Whom a member has muted. Nobody else may know: it stands in no picture of the room, it is stored without a word to
 * anybody (`Room.changeUntold`), and every device is sent the same chat and reactions. What is muted is left out where
 * it would be shown.
 */
export function mutedBy(state: Readonly<RoomState>, id: MemberId): readonly MemberId[] {
  return state.members.find((member) => member.id === id)?.muted ?? [];
}

/** Mutes somebody, or hears them again; the same twice is as good as once. Refuses `member-not-found` and `mute-yourself`. */
export function setMuted(draft: RoomState, by: MemberId, id: MemberId, wants: boolean): void {
  const me = memberOf(draft, by);
  memberOf(draft, id);
  if (by === id) throw new RequestProblem('mute-yourself');
  const others = me.muted.filter((muted) => muted !== id);
  me.muted = wants ? [...others, id] : others;
}
