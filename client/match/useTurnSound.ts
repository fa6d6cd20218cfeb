import type { Seat, Viewer } from '#shared/ids.ts';
import { useChange } from '../board/chrome/useChange';
import { play } from '../feedback/sound';
import { yourTurn } from '../feedback/sounds';
import { vibrate } from '../feedback/vibration';

/**
 * Plays a knocking sound when the table begins to wait for this seat and no other. After the match, `waitingFor` is
 * empty.
 */
export function useTurnSound(seat: Viewer, waitingFor: readonly Seat[]): void {
  const isAlone = seat !== null && waitingFor.length === 1 && waitingFor[0] === seat;
  useChange(isAlone, () => {
    if (!isAlone) return;
    play(yourTurn);
    vibrate(40);
  });
}
