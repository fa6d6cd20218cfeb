import { useEffect } from 'react';
import type { Viewer } from '#shared/ids.ts';
import type { BaseView } from '#shared/module.ts';
import { useChange } from '../board/chrome/useChange';
import { TABLE } from './text';

/** Imported lazily, because the module is not needed until the browser is idle. */
const notes = () => import('../feedback/notify');

type Table = Pick<BaseView, 'waitingFor' | 'quiet'>;

/**
 * Checks whether the table is waiting for this seat, as all viewers see it. In a reaction window the table waits for
 * all seats that were asked, regardless of their cards. So neither the text nor the time of a notification depends on a
 * secret.
 */
const isWaitedFor = ({ waitingFor }: Table, seat: Viewer, isOver: boolean): boolean =>
  seat !== null && !isOver && waitingFor.includes(seat);

/**
 * Says in the tab's title when it is this person's turn. While the tab is hidden, also shows a notification if the
 * person has allowed notifications.
 */
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
