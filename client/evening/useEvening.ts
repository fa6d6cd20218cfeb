import { useEffect, useState } from 'react';
import type { EveningMatch } from '#shared/room/evening.ts';
import { sentenceOf } from '../net/api';
import type { MemberRoom } from '../room/MemberPage';
import { askEvening } from './askEvening';

/**
 * Returns the finished matches of a room, or null until they have loaded. They are loaded again whenever a match ends.
 */
export function useEvening({ code, me, room }: MemberRoom) {
  const [matches, setMatches] = useState<readonly EveningMatch[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { id, over } = room.match ?? { id: null, over: true };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new match, its end and each retry request the list again
  useEffect(() => {
    let isGone = false;
    askEvening(code, me.token).then(
      (answer) => {
        if (isGone) return;
        setMatches(answer.matches);
        setProblem(null);
      },
      (error: unknown) => !isGone && setProblem(sentenceOf(error)),
    );
    return () => {
      isGone = true;
    };
  }, [code, me.token, id, over, attempt]);
  return { matches, problem, again: () => setAttempt(attempt + 1) };
}
