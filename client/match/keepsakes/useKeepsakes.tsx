import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { MatchId, RoomCode } from '#shared/ids.ts';
import type { Replay } from '#shared/replay/replay.ts';
import type { Place } from '../../board/chrome/replayPlace';
import type { BoardContextValue } from '../../board/context';
import type { EndFacts } from '../../picture/endFacts';

const LinkSheet = lazy(() => import('./LinkSheet').then((file) => ({ default: file.LinkSheet })));
const EndPicture = lazy(() => import('../../picture/EndPicture').then((file) => ({ default: file.EndPicture })));

interface Kept {
  match: MatchId;
  code: RoomCode;
  /** The address of the room, as other devices can reach it. */
  url: string;
  /** The data for a picture of the end of the match. Null while the match is running. */
  end: EndFacts | null;
  loadReplay(): Promise<Replay>;
}

/** Returns functions to share a link, a picture or an export of a finished match, and the sheets that they open. */
export function useKeepsakes({ match, code, url, end, loadReplay }: Kept): {
  keepsakes: BoardContextValue['keepsakes'];
  sheets: ReactNode;
} {
  const [shown, setShown] = useState<Place | 'picture' | null>(null);
  const [, navigate] = useLocation();
  const close = useCallback(() => setShown(null), []);
  const keepsakes = {
    link: setShown,
    picture: () => setShown('picture'),
    save: () => void import('./saveMatch').then(({ saveMatch }) => saveMatch(loadReplay)),
    evening: () => navigate(`/r/${code}/evening`),
  };
  const sheets = (
    <Suspense>
      {shown === 'picture' && end && <EndPicture end={end} onClose={close} />}
      {shown !== null && shown !== 'picture' && (
        <LinkSheet url={`${url}/replay/${match}`} place={shown} onClose={close} />
      )}
    </Suspense>
  );
  return { keepsakes, sheets };
}
