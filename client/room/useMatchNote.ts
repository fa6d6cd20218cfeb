import { useChange } from '../board/chrome/useChange';
import type { InRoom } from './context';
import { ROOM } from './text';

/** Who waits in the room with their eyes elsewhere is told that the match begins. */
export function useMatchNote({ room, me, games }: Pick<InRoom, 'room' | 'me' | 'games'>): void {
  const { match } = room;
  const running = match && !match.over ? match.id : null;
  useChange(running, () => {
    if (running === null || me === null) return;
    const title = games.find(({ id }) => id === match?.game)?.title ?? 'Hush';
    void import('../feedback/notify').then(({ notify }) => notify({ title, body: ROOM.begins, isSilent: false }));
  });
}
