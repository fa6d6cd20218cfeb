import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useBack } from '../../state/back';
import { dismissRefusals } from '../../state/toasts';
import { cx } from '../../ui/cx';
import { focusAfterDialog, goToNextAction } from '../../ui/nextAction';
import { Over } from '../../ui/Over';
import { useIsPaused } from '../../ui/pausedContext';
import css from './FullScreen.module.css';

interface FullScreenProps {
  label: string;
  className?: string | undefined;
  /** Called on Esc. If undefined, Esc does nothing. */
  onEscape?: (() => void) | undefined;
  ref?: RefObject<HTMLDialogElement | null> | undefined;
  children: ReactNode;
}

/**
 * Covers the whole table, for a phone call or a cutscene. Nothing below it can be pressed or read. Focus moves to the
 * element marked `data-first-focus`, or to the screen itself. When the screen closes, focus returns to the previous
 * element or, if that element is gone, moves to the table's next action. Opening the screen dismisses toasts about
 * refused moves.
 *
 *     <FullScreen label={shotText.label} className={styles.shot} onEscape={onDone}>…</FullScreen>
 */
export function FullScreen({ label, className, onEscape, ref, children }: FullScreenProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  const isPaused = useIsPaused();
  useBack(!isPaused, () => onEscape?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog is open except during a pause
  useLayoutEffect(() => {
    if (isPaused) return;
    const screen = dialog.current;
    dismissRefusals();
    if (screen && !screen.open) {
      screen.showModal();
      // Without `preventScroll`, the browser would compute the whole layout in order to scroll to an element that is
      // already visible.
      (screen.querySelector<HTMLElement>('[data-first-focus]') ?? screen).focus({ preventScroll: true });
    }
    return () => {
      screen?.close();
      // If the element that opened this screen is gone, focus moves to the next action.
      const { activeElement, body } = document;
      if (activeElement === body || activeElement?.localName === 'main' || screen?.contains(activeElement))
        goToNextAction();
      requestAnimationFrame(focusAfterDialog);
    };
  }, [isPaused]);
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
        if (!event.currentTarget.open && !isPaused) event.currentTarget.showModal();
      }}
    >
      {children}
      <Over />
    </dialog>
  );
}
