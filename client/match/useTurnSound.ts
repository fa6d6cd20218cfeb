import type { Seat, Viewer } from '#shared/ids.ts';
import { useChange } from '../board/chrome/useChange';
import { play } from '../feedback/sound';
import { yourTurn } from '../feedback/sounds';
import { vibrate } from '../feedback/vibration';

/** Plays a knock when the table starts waiting for this seat alone. `waitingFor` is empty after the match. */
export function useTurnSound(seat: Viewer, waitingFor: readonly Seat[]): void {
  const isAlone = seat !== null && waitingFor.length === 1 && waitingFor[0] === seat;
  useChange(isAlone, () => {
    if (!isAlone) return;
    play(yourTurn);
    vibrate(40);
  });
}
