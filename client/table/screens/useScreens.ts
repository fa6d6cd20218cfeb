import { useEffect, useMemo, useState } from 'react';
import type { Screen } from '#shared/room/room.ts';
import type { TwoScreens } from '../../board/context';
import { rememberPerson } from '../../state/identity';
import { useRoom } from '../context';
import type { ScreensDialog } from './Screens';

const OTHER: Record<Screen, Screen> = { open: 'private', private: 'open' };

/**
 * Returns the two screens of a seat as seen from this device, or null if the seat has only one. `isTurn` is true while
 * the table is waiting for the seat.
 */
export function useScreens(
  mine: Screen | null,
  isTurn: boolean,
  open: (dialog: ScreensDialog) => void,
): TwoScreens | null {
  const { me, api, run } = useRoom();
  const isHere = mine === null || me?.screens?.[OTHER[mine]] !== false;
  const awaySince = useMomentOf(!isHere);
  return useMemo(
    () =>
      mine && {
        mine,
        awaySince,
        isTurn,
        swap: () => void run(() => api.send('POST', '/screens/swap')),
        remove: (screen) => {
          // The person now plays only on this device, so it stores their name and face.
          if (me && screen === OTHER[mine]) rememberPerson(me);
          void run(() => api.send('DELETE', `/screens/${screen}`));
        },
        showHere: () => open('show'),
        openSheet: () => open('both'),
      },
    [mine, awaySince, isTurn, me, api, run, open],
  );
}

/** Returns the time at which `isSo` last became true, as a value of `performance.now()`, or null while it is false. */
function useMomentOf(isSo: boolean): number | null {
  const [moment, setMoment] = useState<number | null>(null);
  useEffect(() => setMoment(isSo ? performance.now() : null), [isSo]);
  return isSo ? moment : null;
}
