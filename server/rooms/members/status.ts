import type { MemberId } from '#shared/ids.ts';
import type { RoomState } from '../state/state';

/** Clears a member's away status, because the member did something publicly visible. */
export function takeBackStatus(draft: RoomState, id: MemberId): void {
  const member = draft.members.find((one) => one.id === id);
  if (member) member.status = null;
}
