import { useRoom } from '../context';

/** Returns true if this person needs a button for raising a hand: they are a member, and not alone with bots. */
export function useHasFloor(): boolean {
  const { room, me } = useRoom();
  return me !== null && room.members.filter(({ bot }) => bot === null).length > 1;
}
