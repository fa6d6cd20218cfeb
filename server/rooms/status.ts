import type { MemberId } from '#shared/ids.ts';
import type { RoomState } from './state';

/** Clears the away status that a member set, because the member did something publicly visible. */
export function takeBackStatus(draft: RoomState, id: MemberId): void {
  const member = draft.members.find((one) => one.id === id);
  if (member) member.status = null;
}
