import type { MemberId } from '#shared/ids.ts';
import type { RoomState } from './state';

/** A publicly visible action clears the away status a member set. */
export function takeBackStatus(draft: RoomState, id: MemberId): void {
  const member = draft.members.find((one) => one.id === id);
  if (member) member.status = null;
}
