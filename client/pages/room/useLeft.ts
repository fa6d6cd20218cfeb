import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { MatchId, RoomCode } from '#shared/ids.ts';
import { persistentAtom } from '../../state/storage';

interface Match {
  id: MatchId;
  over: boolean;
}

interface Left {
  hasLeft(match: MatchId): boolean;
  leave(match: Match): void;
}

/**
 * Remembers which match this person has left. For a finished match, this is stored, so that a reload shows the room.
 * For a running match, it is forgotten after a reload or a lost connection, because the game may be available again
 * after a restart of the server.
 */
export function useLeft(code: RoomCode, match: Match | null, isLost: boolean): Left {
  const store = useMemo(() => persistentAtom<string>(`hush.left.${code}`, ''), [code]);
  const finished = useStore(store);
  const [running, setRunning] = useState<MatchId | null>(null);
  useEffect(() => {
    if (isLost) setRunning(null);
  }, [isLost]);
  const ended = match?.over && match.id === running ? running : null;
  useEffect(() => {
    if (ended !== null) store.set(ended);
  }, [ended, store]);
  return {
    hasLeft: (id) => id === finished || id === running,
    leave: ({ id, over }) => (over ? store.set(id) : setRunning(id)),
  };
}
