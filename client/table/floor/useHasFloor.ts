import { useRoom } from '../context';

/** Returns true if hands are needed: this person is a member and not alone with bots. */
export function useHasFloor(): boolean {
  const { room, me } = useRoom();
  return me !== null && room.members.filter(({ bot }) => bot === null).length > 1;
}
