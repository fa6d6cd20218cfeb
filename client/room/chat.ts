import { useCallback, useMemo, useState } from 'react';
import type { ChatLine } from '../../shared/room';
import type { Answer } from '../../shared/wire';
import type { BoardContextValue } from '../board/context';
import { refuse } from '../state/toasts';
import { colourOf, coloursOf } from './colours';
import { useRoom } from './context';
import { GONE } from './text';

/** The room's chat as the chat panel draws it. A refusal becomes a toast. */
export function useChat(quiet = false): BoardContextValue['chat'] {
  const { room, state, store, me } = useRoom();
  const [read, setRead] = useState(0);
  const last = state.lines.at(-1)?.n ?? 0;
  const seen = useCallback(() => setRead(last), [last]);

  const lines = useMemo(() => {
    const colours = coloursOf(room.members);
    return state.lines.map((line) => {
      const member = room.members.find(({ id }) => id === line.member);
      return {
        ...line,
        name: member?.name ?? GONE,
        face: member?.face ?? 'guest',
        colour: colours.get(line.member) ?? colourOf(line.member),
        mine: !line.notice && line.member === me?.id,
      };
    });
  }, [state.lines, room.members, me?.id]);
  return {
    on: room.chat,
    quiet,
    lines,
    unread: unreadOf(state.lines, read, me?.id),
    say: (text) => shown(store.say(text)),
    react: (kind) => shown(store.react(kind)),
    seen,
  };
}

async function shown(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if ('refused' in answer) refuse(answer.detail);
  return answer;
}

/** How many lines of others came since the chat was last on screen. */
export function unreadOf(lines: readonly ChatLine[], read: number, me: string | undefined): number {
  return lines.filter((line) => line.n > read && line.member !== me).length;
}
