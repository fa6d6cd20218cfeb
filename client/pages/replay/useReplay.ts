import { useEffect, useState } from 'react';
import type { EveningMatch } from '#shared/evening.ts';
import type { Code, MatchId } from '#shared/ids.ts';
import type { Replay } from '#shared/replay.ts';
import { askEvening } from '../../evening/askEvening';
import { codeOf, roomApi, sentenceOf } from '../../net/api';
import type { MemberRoom } from '../../room/MemberPage';
import { NO_REPLAY } from './text';

/** A replay with what its evening tells of the match; null: the evening does not know it. */
export interface Found {
  replay: Replay;
  finished: EveningMatch | null;
}

export interface Missing {
  title: string;
  text: string | null;
  /** It may go well when it is asked for again. */
  isPassing: boolean;
}

/** The replay of a match of this room, asked for again when the room's match ends; null until it is known. */
export function useReplay({ code, me, room }: MemberRoom, match: MatchId) {
  const [answer, setAnswer] = useState<{ found: Found } | { missing: Missing } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isRunning = room.match?.id === match && !room.match.over;
  // biome-ignore lint/correctness/useExhaustiveDependencies: its end or another attempt asks again
  useEffect(() => {
    let isGone = false;
    const show = (next: typeof answer) => {
      // What was found stays: nothing in it changes.
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

/** The server knows no replay of a match that its room tells of: it was deleted, or there was none to make. */
function whyNot(code: Code, finished: EveningMatch | null): string {
  if (code !== 'no-match' || finished === null) return code;
  return finished.kept ? 'none' : 'pruned';
}
