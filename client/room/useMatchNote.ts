import { useChange } from '../board/chrome/useChange';
import type { InRoom } from '../table/context';
import { ROOM } from './text';

/** Shows a notification when a match starts while a person is waiting in the room and the page is hidden. */
export function useMatchNote({ room, me, games }: Pick<InRoom, 'room' | 'me' | 'games'>): void {
  const { match } = room;
  const running = match && !match.over ? match.id : null;
  useChange(running, () => {
    if (running === null || me === null) return;
    const title = games.find(({ id }) => id === match?.game)?.title ?? 'Hush';
    void import('../feedback/notify').then(({ notify }) => notify({ title, body: ROOM.begins, isSilent: false }));
  });
}
