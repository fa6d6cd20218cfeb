import type { BaseView } from '#shared/contract/module.ts';
import type { Viewer } from '#shared/ids.ts';
import type { BoardContextValue } from '../board/context';
import { useRoom } from '../table/context';

/** Returns the practice table's state for the frame, or null at other tables. */
export function usePractice(view: BaseView, seat: Viewer, isOver: boolean): BoardContextValue['practice'] {
  const { room, isHost, api, run } = useRoom();
  if (!view.practice || isOver) return null;
  if (!isHost || seat === null || !view.out.includes(seat)) return { watch: null };
  const isFast = room.botSpeed === 'fast';
  const toggle = () => void run(() => api.change({ botSpeed: isFast ? 'normal' : 'fast' }));
  return { watch: { isFast, toggle } };
}
