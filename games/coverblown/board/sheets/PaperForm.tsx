import { Captions, CoachSlot, cx, dismissRefusals, Toasts } from 'hush/board';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './PaperForm.module.css';

interface PaperFormProps {
  /** Heading in small capitals, shown above the title. */
  caps: string;
  title: string;
  onClose(): void;
  children: ReactNode;
  /** Shown at the end of the title's line. */
  aside?: ReactNode;
  /** Shown between the title and the scrolling part. */
  above?: ReactNode;
  /** A sentence shown above the buttons. */
  tell?: string | undefined;
  buttons: ReactNode;
  className?: string | undefined;
}

/** A police form on paper. On phones it slides up, and on other screens it is part of the table. */
export function PaperForm({ caps, title, onClose, children, aside, above, tell, buttons, className }: PaperFormProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    // Refusals from before the form opened were already read.
    dismissRefusals();
    const form = dialog.current;
    if (form && !form.open) {
      form.showModal();
      form.querySelector<HTMLElement>(`.${styles.content} button, .${styles.buttons} button`)?.focus();
    }
    return () => form?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={cx(styles.form, className)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <CoachSlot at="top" className={styles.coach} />
      <div className={styles.body} data-look="paper">
        <header className={styles.head}>
          <div>
            <span className={styles.caps}>{caps}</span>
            <h2 id={id}>{title}</h2>
          </div>
          <Captions at="sheet" />
          {aside}
        </header>
        {above}
        <div className={styles.content}>{children}</div>
        <Toasts coach={false} />
        <div className={styles.foot}>
          {tell && (
            <p className={styles.tell} role="status">
              {tell}
            </p>
          )}
          <div className={styles.buttons}>{buttons}</div>
        </div>
      </div>
    </dialog>
  );
}

interface PaperButtonProps {
  children: ReactNode;
  onPress(): void;
  /** True for the red stamp, which is the main button of the form. */
  stamp?: boolean;
  /** The reason why the button cannot be pressed yet, shown above it. */
  why?: string | null;
  /** True if the button cannot be pressed yet and the reason is given elsewhere. */
  isWaiting?: boolean;
  busy?: boolean;
  /** Id by which the coach finds the button while it can be pressed. */
  mark?: string | undefined;
}

export function PaperButton(props: PaperButtonProps) {
  const { children, onPress, stamp = false, why = null, isWaiting = false, busy = false, mark } = props;
  const waits = why !== null || isWaiting || busy;
  return (
    <span className={styles.slot}>
      {why && <span className={styles.why}>{why}</span>}
      <button
        type="button"
        className={stamp ? styles.stamp : styles.plain}
        aria-disabled={waits || undefined}
        data-coach={waits ? undefined : mark}
        onClick={() => {
          if (!waits) onPress();
        }}
      >
        {children}
      </button>
    </span>
  );
}

export function PaperLines({ lines }: { lines: readonly { icon: ReactNode; text: string }[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.text}>
          {line.icon}
          <span>{line.text}</span>
        </li>
      ))}
    </ul>
  );
}
