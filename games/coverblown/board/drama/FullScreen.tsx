import { type ReactNode, useEffect, useRef } from 'react';
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
  useEffect(() => {
    const screen = dialog.current;
    if (screen && !screen.open) {
      screen.showModal();
      (screen.querySelector<HTMLElement>('[data-first-focus]') ?? screen).focus();
    }
    return () => screen?.close();
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
