import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useBack } from '../../state/back';
import { dismissRefusals } from '../../state/toasts';
import { cx } from '../../ui/cx';
import { goToNextAction } from '../../ui/nextAction';
import { Over } from '../../ui/Over';
import css from './FullScreen.module.css';

interface FullScreenProps {
  label: string;
  className?: string | undefined;
  /** What Esc does; without it the screen stays. */
  onEscape?: (() => void) | undefined;
  /** The dialog itself, for a board that measures what lies on it. */
  ref?: RefObject<HTMLDialogElement | null> | undefined;
  children: ReactNode;
}

/**
 * Covers the whole table, for a telephone call or a cutscene: what lies under it can neither be pressed nor read until
 * it goes. What is marked `data-first-focus` gets the keyboard, else the screen itself. Afterwards what had it has it
 * again, or if that is gone, the table's next action. What was refused under it is not told over it.
 *
 *     <FullScreen label={shotText.label} className={styles.shot} onEscape={onDone}>…</FullScreen>
 */
export function FullScreen({ label, className, onEscape, ref, children }: FullScreenProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  useBack(true, () => onEscape?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once and closes once
  useLayoutEffect(() => {
    const screen = dialog.current;
    dismissRefusals();
    if (screen && !screen.open) {
      screen.showModal();
      // All of it is in sight: to scroll to it the browser would lay out everything at once.
      (screen.querySelector<HTMLElement>('[data-first-focus]') ?? screen).focus({ preventScroll: true });
    }
    return () => {
      screen?.close();
      // What had been pressed may be gone by now: the keyboard goes on from the next action.
      const { activeElement, body } = document;
      if (activeElement === body || activeElement?.localName === 'main' || screen?.contains(activeElement))
        goToNextAction();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={cx(css.screen, className)}
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
      <Over />
    </dialog>
  );
}
