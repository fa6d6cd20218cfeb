import type { GameId } from '#shared/ids.ts';
import type { MemberView, RoomView } from '#shared/room/room.ts';

/**
 * Decides whether to show this person the intro of the room's game:
 *
 * - `show`: they are seated and new to the game, and no match is running.
 * - `wait`: the host has not picked a game yet, so the intro of the default game may be the wrong one.
 * - `offer`: the host picked another game (`first`) earlier while this person was here, so only a button offers the
 *   intro.
 * - `none`: there is nothing to show. Hosts open the intro themselves, because the other people would have to wait for
 *   a host who reads. A host who is alone with bots reads the intro before the deal.
 */
export function introFor(
  room: RoomView,
  me: MemberView | null,
  isSeen: boolean,
  first: GameId | null,
): 'show' | 'wait' | 'offer' | 'none' {
  if (isSeen || me === null || me.seat === null) return 'none';
  if (room.match !== null && !room.match.over) return 'none';
  if (me.id === room.host) return me.reading ? 'show' : 'none';
  if (first !== null && first !== room.game) return 'offer';
  return room.unpicked ? 'wait' : 'show';
}
