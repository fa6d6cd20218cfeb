import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Captions } from '#client/feedback/Captions.tsx';
import { cx } from '#client/ui/cx.ts';
import { Toasts } from '#client/ui/Toasts.tsx';
import styles from './PaperForm.module.css';

interface PaperFormProps {
  /** Small capitals above the title. */
  caps: string;
  title: string;
  onClose(): void;
  children: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** Between the title and what scrolls. */
  above?: ReactNode;
  /** A sentence over the buttons. */
  tell?: string | undefined;
  /** The buttons at the foot. */
  buttons: ReactNode;
  className?: string | undefined;
}

/** A form of the precinct: a paper that comes from below on phones and lies on the table elsewhere. */
export function PaperForm({ caps, title, onClose, children, aside, above, tell, buttons, className }: PaperFormProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
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
      <div className={styles.body}>
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
        <Toasts />
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
  /** The red stamp: what the form is for. */
  stamp?: boolean;
  /** Why it cannot be pressed yet; stands above it. */
  why?: string | null;
  /** It cannot be pressed yet, and a sentence elsewhere says why. */
  isWaiting?: boolean;
  busy?: boolean;
  /** For a coach to point at, once it can be pressed. */
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

/** Lines in typewriter, each behind its sign. */
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
