import { useRoom } from '../context';

/** Whether a floor is needed: the person is in the room, and not alone with bots. */
export function useHasFloor(): boolean {
  const { room, me } = useRoom();
  return me !== null && room.members.filter(({ bot }) => bot === null).length > 1;
}
