import { useEffect, useState } from 'react';
import type { Code, MatchId } from '#shared/ids.ts';
import type { Replay } from '#shared/replay/replay.ts';
import type { EveningMatch } from '#shared/room/evening.ts';
import { askEvening } from '../../evening/askEvening';
import { codeOf, roomApi, sentenceOf } from '../../net/api';
import type { MemberRoom } from '../../room/MemberPage';
import { NO_REPLAY } from './text';

/** A replay, and what the room recorded about the match, or null if it recorded nothing. */
export interface Found {
  replay: Replay;
  finished: EveningMatch | null;
}

export interface Missing {
  title: string;
  text: string | null;
  /** True if it may help to try again. */
  isPassing: boolean;
}

/** Requests the replay of a match, and again when the match ends. `answer` is null until there is an answer. */
export function useReplay({ code, me, room }: MemberRoom, match: MatchId) {
  const [answer, setAnswer] = useState<{ found: Found } | { missing: Missing } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isRunning = room.match?.id === match && !room.match.over;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the match's end and each retry send the request again
  useEffect(() => {
    let isGone = false;
    const show = (next: typeof answer) => {
      // Keep the first replay found, because a replay never changes.
      if (!isGone) setAnswer((before) => (before && 'found' in before ? before : next));
    };
    void look(code, me.token, match).then(show);
    return () => {
      isGone = true;
    };
  }, [code, me.token, match, isRunning, attempt]);
  return { answer, again: () => setAttempt(attempt + 1) };
}

async function look(code: string, token: string, match: MatchId): Promise<{ found: Found } | { missing: Missing }> {
  const evening = askEvening(code, token).then(
    ({ matches }) => matches.find((each) => each.match === match) ?? null,
    () => null,
  );
  try {
    const [replay, finished] = await Promise.all([roomApi(code, token).replay(match), evening]);
    return { found: { replay, finished } };
  } catch (error) {
    const finished = await evening;
    const said = NO_REPLAY[whyNot(codeOf(error), finished)];
    return {
      missing: said ? { ...said, isPassing: false } : { title: sentenceOf(error), text: null, isPassing: true },
    };
  }
}

/**
 * Returns a code for the reason why there is no replay. This is the server's code or, if the room recorded the match,
 * whether the replay was deleted or could not be made.
 */
function whyNot(code: Code, finished: EveningMatch | null): string {
  if (code !== 'no-match' || finished === null) return code;
  return finished.kept ? 'none' : 'pruned';
}
