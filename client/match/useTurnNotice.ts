import { useEffect } from 'react';
import type { Viewer } from '#shared/ids.ts';
import type { BaseView } from '#shared/module.ts';
import { useChange } from '../board/chrome/useChange';
import { TABLE } from './text';

/** Fetched once nothing else is left to do; it has nothing to say before. */
const notes = () => import('../feedback/notify');

type Table = Pick<BaseView, 'waitingFor' | 'quiet'>;

/**
 * Whether the table waits for this seat, as everybody sees it: in a window all who were asked, whatever they hold. So
 * neither the words of a note nor its moment depend on a secret.
 */
const isWaitedFor = ({ waitingFor }: Table, seat: Viewer, isOver: boolean): boolean =>
  seat !== null && !isOver && waitingFor.includes(seat);

/** The tab's title says whose turn it is; where allowed, a notification too while the tab is out of sight. */
export function useTurnNotice(title: string, view: Table, seat: Viewer, isOver: boolean): void {
  const isWaiting = isWaitedFor(view, seat, isOver);
  useEffect(() => {
    document.title = isWaiting ? TABLE.yourTurn(title) : `${title} · Hush`;
  }, [title, isWaiting]);
  useChange(isWaiting, () => {
    const call = { title, body: TABLE.turnNote, isSilent: view.quiet === true };
    void notes().then(({ notify, closeNotes }) => (isWaiting ? notify(call) : closeNotes()));
  });
}
