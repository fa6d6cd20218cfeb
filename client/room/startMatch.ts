import type { Holdups } from '../net/api';
import { isIntroSeen } from '../state/intro';
import type { InRoom } from '../table/context';

/**
 * Starts a match for the host. A host who is alone with bots and new to the game reads the intro before the deal. If
 * there are other people in the room, the match starts without the intro, so that they do not have to wait.
 */
export async function startMatch({ api, room, me }: InRoom, holdups: Holdups = {}) {
  const isAlone = room.members.every(({ id, bot, seat }) => id === me?.id || bot !== null || seat === null);
  const isReader = me !== null && me.seat !== null && isAlone && !isIntroSeen(room.game);
  if (!isReader) return api.start(holdups);
  await api.changeMember(me.id, { reading: true });
  return api.start({ ...holdups, readers: 'wait' });
}
