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
  /** If true, only a button closes the sheet; Esc or a tap outside does not. */
  mustAnswer?: boolean | undefined;
  /** `paper` looks like a paper form. */
  look?: 'plain' | 'paper' | undefined;
  size?: 'md' | 'lg' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A dialog that slides up on phones and is centred on wide screens. On opening, the focus goes to the element marked
 * `data-first-focus`, else to the first button of a sheet that must be answered, else to the content. On closing, the
 * focus returns to the previous element. `<dialog>` itself traps the focus and closes on Esc, so no library is needed
 * (docs/decisions/0003).
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
    // A board's sheets are hidden during a pause.
    if (isPaused) return;
    // Dismiss old refusals: they were read before this sheet opened. New refusals are shown inside the sheet.
    dismissRefusals();
    const shown = dialog.current;
    shown?.showModal();
    (shown?.querySelector<HTMLElement>('[data-first-focus]') ?? body.current)?.focus();
    return () => {
      shown?.close();
      // An action in the sheet may have removed the element that opened the sheet.
      requestAnimationFrame(focusAfterDialog);
    };
  }, [isPaused]);

  // Browsers close a dialog without a `cancel` event on a second Esc or a back gesture.
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
