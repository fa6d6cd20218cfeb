import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './FullScreen.module.css';

interface FullScreenProps {
  label: string;
  className?: string | undefined;
  /** What Esc does; without it the screen stays. */
  onEscape?: () => void;
  children: ReactNode;
}

/** Covers the table: what lies under it can neither be pressed nor read until it goes. */
export function FullScreen({ label, className, onEscape, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const screen = dialog.current;
    if (screen && !screen.open) {
      screen.showModal();
      (screen.querySelector<HTMLElement>('[data-first-focus]') ?? screen).focus();
    }
    return () => {
      screen?.close();
      // What had been pressed may be gone by now: the keyboard goes on from the table's top.
      const { activeElement, body } = document;
      if (activeElement === body || screen?.contains(activeElement)) {
        document.querySelector('main')?.focus({ preventScroll: true });
      }
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={[styles.screen, className].filter(Boolean).join(' ')}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onEscape?.();
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) event.currentTarget.showModal();
      }}
    >
      {children}
    </dialog>
  );
}
