import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Captions } from '../feedback/Captions';
import { useBack } from '../state/back';
import { dismissRefusals } from '../state/toasts';
import { IconButton } from './Button';
import { CoachSlot } from './CoachSlot';
import { cx } from './cx';
import { focusAfterDialog } from './nextAction';
import { Over } from './Over';
import { useIsPaused } from './pausedContext';
import css from './Sheet.module.css';
import { Toasts } from './Toasts';
import { text } from './text';

interface SheetProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  actions?: ReactNode;
  /** If true, the sheet can only be closed by pressing a button in it, not by Esc or a tap outside of it. */
  mustAnswer?: boolean | undefined;
  /** `paper` makes the sheet look like a paper form. */
  look?: 'plain' | 'paper' | undefined;
  size?: 'md' | 'lg' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A dialog that slides up on phones and is centred on wide screens. When the sheet opens, the focus moves to the
 * element marked `data-first-focus`. Without such an element, it moves to the first button if the sheet must be
 * answered, and otherwise to the content. When the sheet closes, the focus returns to the previous element. `<dialog>`
 * itself traps the focus and closes on Esc, so no library is needed (docs/decisions/0003).
 */
export function Sheet({ open, ...sheet }: SheetProps) {
  return open ? <OpenSheet {...sheet} /> : null;
}

function OpenSheet(props: Omit<SheetProps, 'open'>) {
  const { onClose, title, actions, mustAnswer = false, look = 'plain', size = 'md', className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const heading = useId();
  const isPaused = useIsPaused();
  useBack(!isPaused, onClose);
  useLayoutEffect(() => {
    // During a pause, the sheets of a board are hidden.
    if (isPaused) return;
    // Dismisses refusals from before this sheet opened, which were already read. New ones are shown inside the sheet.
    dismissRefusals();
    const shown = dialog.current;
    shown?.showModal();
    (shown?.querySelector<HTMLElement>('[data-first-focus]') ?? body.current)?.focus();
    return () => {
      shown?.close();
      // The element that opened the sheet may have been removed by an action in the sheet.
      requestAnimationFrame(focusAfterDialog);
    };
  }, [isPaused]);

  // On a second Esc or a back gesture, browsers close a dialog without a `cancel` event.
  const closedByBrowser = () => {
    if (dialog.current?.open !== false || isPaused) return;
    if (mustAnswer) dialog.current.showModal();
    else onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes the dialog, as a click on the scrim does
    <dialog
      ref={dialog}
      className={cx(css.sheet, size === 'lg' && css.lg, className)}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === dialog.current && !mustAnswer) onClose();
      }}
      onClose={closedByBrowser}
      onClick={(event) => {
        if (event.target === dialog.current && !mustAnswer) onClose();
      }}
    >
      <CoachSlot at="top" className={css.coach} />
      <div className={cx(css.inside, css[look])} data-look={look}>
        <span className={css.grab} aria-hidden="true" />
        <header className={css.header}>
          <h2 id={heading} className={css.title}>
            {title}
          </h2>
          <span className={css.waits}>{text.waitsForWindow}</span>
          <Captions at="sheet" />
          {!mustAnswer && <IconButton label={text.close} icon={<X />} data-coach="close" onClick={onClose} />}
        </header>
        <div className={css.body} {...(!mustAnswer && { ref: body, tabIndex: -1 })}>
          {children}
        </div>
        <Toasts coach={false} />
        {actions && <footer className={css.actions}>{actions}</footer>}
      </div>
      <Over />
    </dialog>
  );
}
