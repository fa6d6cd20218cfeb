import type { MemberId } from '#shared/ids.ts';
import type { Member, RoomState } from '../state/state';

/** A member whose devices must be disconnected, because their match credentials and tokens were revoked. */
export interface Departure {
  member: MemberId;
  code: 'removed' | 'seat-moved' | 'screen-removed';
}

/**
 * Compares a room before and after a change by another process. Returns the members whose devices must be disconnected.
 */
export function departuresBetween(before: Pick<RoomState, 'members'>, after: Pick<RoomState, 'members'>): Departure[] {
  const now = new Map(after.members.map((member) => [member.id, member]));
  return before.members.flatMap((member): Departure[] => {
    const later = now.get(member.id);
    if (!later) return [{ member: member.id, code: 'removed' }];
    if (!haveDied(member, later)) return [];
    return [{ member: member.id, code: member.screens && !later.screens ? 'screen-removed' : 'seat-moved' }];
  });
}

/** True if a token was revoked or now belongs to the seat's other screen. */
function haveDied({ tokens, screens }: Member, later: Member): boolean {
  const isSame = screens?.open === later.screens?.open && screens?.private === later.screens?.private;
  return !isSame || tokens.some((token) => !later.tokens.includes(token));
}
