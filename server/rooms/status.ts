import type { MemberId } from '#shared/ids.ts';
import type { RoomState } from './state';

/** Whoever acts where all can see it is here, whatever they said of themselves before. */
export function takeBackStatus(draft: RoomState, id: MemberId): void {
  const member = draft.members.find((one) => one.id === id);
  if (member) member.status = null;
}
