import { useMemo } from 'react';
import type { ChatLine } from '#shared/room/room.ts';
import type { Answer } from '#shared/wire/wire.ts';
import type { BoardContextValue } from '../board/context';
import type { RoomState } from '../state/room';
import { refuse } from '../state/toasts';
import { colourOf, coloursOf } from './colours';
import { useRoom } from './context';
import { IN_ROOM } from './text';

/** Returns the room's chat for the chat panel. If a message is refused, shows the reason in a toast. */
export function useChat(quiet = false): BoardContextValue['chat'] {
  const { room, state, store, me } = useRoom();
  const { lines: said, muted, read } = state;
  const heard = useMemo(() => heardOf({ lines: said, muted }), [said, muted]);

  const lines = useMemo(() => {
    const colours = coloursOf(room.members);
    return heard.map((line) => {
      const member = room.members.find(({ id }) => id === line.member);
      return {
        ...line,
        name: member?.name ?? IN_ROOM.gone,
        face: member?.face ?? 'guest',
        colour: colours.get(line.member) ?? colourOf(line.member),
        mine: !line.notice && line.member === me?.id,
      };
    });
  }, [heard, room.members, me?.id]);
  return {
    on: room.chat,
    quiet,
    lines,
    unread: unreadOf(heard, read, me?.id),
    say: (text) => shown(store.say(text)),
    react: (kind) => shown(store.react(kind)),
    seen: store.markRead,
  };
}

/** Returns the messages without those by muted members. The room's own messages about muted members are included. */
export function heardOf({ lines, muted }: Pick<RoomState, 'lines' | 'muted'>): readonly ChatLine[] {
  return muted.length === 0 ? lines : lines.filter((line) => line.notice || !muted.includes(line.member));
}

async function shown(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if ('refused' in answer) refuse(answer.detail);
  return answer;
}

/** Returns the number of other members' messages since the chat was last on screen. */
export function unreadOf(lines: readonly ChatLine[], read: number, me: string | undefined): number {
  return lines.filter((line) => line.n > read && line.member !== me).length;
}
