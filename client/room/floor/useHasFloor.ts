import { useRoom } from '../context';

/** Bots do not listen: whoever sits with them alone needs no floor. Nor does whoever is not in the room. */
export function useHasFloor(): boolean {
  const { room, me } = useRoom();
  return me !== null && room.members.filter(({ bot }) => bot === null).length > 1;
}
