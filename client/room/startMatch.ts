import type { Holdups } from '../net/api';
import { isIntroSeen } from '../state/intro';
import type { InRoom } from './context';

/**
 * Starts a match for the host. A host who is new to the game reads its intro first. The deal follows once the host, and
 * the members the host waits for, have read it.
 */
export async function startMatch({ api, room, me }: InRoom, holdups: Holdups = {}) {
  const isReader = me !== null && me.seat !== null && !isIntroSeen(room.game);
  if (holdups.readers === 'leave' || !isReader) return api.start(holdups);
  await api.changeMember(me.id, { reading: true });
  return api.start({ ...holdups, readers: 'wait' });
}
