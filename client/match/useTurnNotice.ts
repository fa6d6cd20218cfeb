import { useEffect } from 'react';
import type { BaseView } from '#shared/contract/module.ts';
import type { Viewer } from '#shared/ids.ts';
import { useChange } from '../board/chrome/useChange';
import { TABLE } from './text';

const notes = () => import('../feedback/notify');

type Table = Pick<BaseView, 'waitingFor' | 'quiet'>;

/**
 * Returns true if the table is waiting for this seat. `waitingFor` is public: in a reaction window it contains every
 * seat that was asked, regardless of the cards it holds. Therefore, neither the text nor the time of a notification
 * reveals a secret.
 */
const isWaitedFor = ({ waitingFor }: Table, seat: Viewer, isOver: boolean): boolean =>
  seat !== null && !isOver && waitingFor.includes(seat);

/**
 * Changes the title of the browser tab when it is this person's turn. If the tab is hidden, also shows a notification,
 * if the person has allowed them.
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
