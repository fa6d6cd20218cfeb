import type { BaseView } from '#shared/contract/module.ts';
import type { Viewer } from '#shared/ids.ts';
import type { BoardContextValue } from '../board/context';
import { useRoom } from '../table/context';

/** Returns what the frame shows at a practice table, or null at any other table. */
export function usePractice(view: BaseView, seat: Viewer, isOver: boolean): BoardContextValue['practice'] {
  const { room, isHost, api, run } = useRoom();
  if (!view.practice || isOver) return null;
  if (!isHost || seat === null || !view.out.includes(seat)) return { watch: null };
  const isFast = room.botSpeed === 'fast';
  const toggle = () => void run(() => api.change({ botSpeed: isFast ? 'normal' : 'fast' }));
  return { watch: { isFast, toggle } };
}
