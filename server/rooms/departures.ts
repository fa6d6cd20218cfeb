import type { MemberId } from '#shared/ids.ts';
import type { Member, RoomState } from './state';

/** Tokens of a member died, and what it held of a match with them. */
export interface Departure {
  member: MemberId;
  code: 'removed' | 'seat-moved' | 'screen-removed';
}

/** From which members another process took devices, as the room was and as it is. */
export function departuresBetween(before: Pick<RoomState, 'members'>, after: Pick<RoomState, 'members'>): Departure[] {
  const now = new Map(after.members.map((member) => [member.id, member]));
  return before.members.flatMap((member): Departure[] => {
    const later = now.get(member.id);
    if (!later) return [{ member: member.id, code: 'removed' }];
    if (!haveDied(member, later)) return [];
    return [{ member: member.id, code: member.screens && !later.screens ? 'screen-removed' : 'seat-moved' }];
  });
}

/** A token is good no longer, or for another of the two screens than it was. */
function haveDied({ tokens, screens }: Member, later: Member): boolean {
  const isSame = screens?.open === later.screens?.open && screens?.private === later.screens?.private;
  return !isSame || tokens.some((token) => !later.tokens.includes(token));
}
