import type { RoomCode } from '#shared/ids.ts';
import type { Membership } from '#shared/room/room.ts';
import { api } from '../net/api';
import { rememberIdentity, rememberPerson } from '../state/identity';

/**
 * Stores a seat that this device has got from another one, or now shares with it. The member's name and face are then
 * suggested in the next room.
 */
export async function keepSeat(code: RoomCode, member: Membership): Promise<void> {
  rememberIdentity(code, member);
  const room = await api.room(code, member.token).catch(() => null);
  const person = room?.members.find(({ id }) => id === member.id);
  if (person) rememberPerson(person);
}
