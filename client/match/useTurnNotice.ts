import { useEffect } from 'react';
import type { Viewer } from '#shared/ids.ts';
import type { BaseView } from '#shared/module.ts';
import { useChange } from '../board/chrome/useChange';
import { TABLE } from './text';

/** Loaded when the browser is idle, since it is not needed before. */
const notes = () => import('../feedback/notify');

type Table = Pick<BaseView, 'waitingFor' | 'quiet'>;

/**
 * Whether the table is waiting for this seat, as all viewers see it: in a reaction window all seats that were asked,
 * regardless of their cards. So neither the words nor the moment of a notification depend on a secret.
 */
const isWaitedFor = ({ waitingFor }: Table, seat: Viewer, isOver: boolean): boolean =>
  seat !== null && !isOver && waitingFor.includes(seat);

/** The tab's title says whose turn it is. Where allowed, a notification is shown too while the tab is hidden. */
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
