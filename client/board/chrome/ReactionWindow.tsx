import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { $overlayHost } from '../../state/over';
import { cx } from '../../ui/cx';
import { onResize } from '../../ui/onResize';
import css from './ReactionWindow.module.css';
import { useArrival } from './useArrival';

interface ReactionWindowProps {
  /** Tells windows apart. */
  number: number;
  label: string;
  /** This person may answer: it takes the keyboard to its heading (`data-window-heading`), and P passes. */
  asks: boolean;
  /** The sheet on top is this person's answer in the making: the keyboard stays in it. */
  isAnswering?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A question with a short clock. It outranks everything: where a sheet, a form or a full screen lies open, it is drawn
 * over it, and the sheet keeps above it what room is left, and is as it was once the window has gone. The table finds
 * its height in `--window-height`. A press or a key that was begun before it came does nothing in it.
 *
 *     <ReactionWindow number={window.number} label={text.label} asks={isAsked}>
 *       <h2 tabIndex={-1} data-window-heading>…</h2>
 *       <ReactionButtons … />
 *     </ReactionWindow>
 */
export function ReactionWindow({ number, label, asks, isAnswering = false, className, children }: ReactionWindowProps) {
  const over = useStore($overlayHost);
  const box = useRef<HTMLElement>(null);
  const isEarly = useArrival(box, asks ? number : null, isAnswering);
  useHeight(box, over);
  useUnder(over, asks && !isAnswering);
  usePassKey(box, asks, isEarly);
  const shown = (
    <section
      ref={box}
      className={cx(css.window, over && css.over, className)}
      aria-label={label}
      data-window={number}
      data-asks={asks && !isAnswering ? '' : undefined}
      data-over
    >
      {children}
    </section>
  );
  return over ? createPortal(shown, over) : shown;
}

/** Tells the table, and sheets under the window, how much of the screen it takes. */
function useHeight(box: RefObject<HTMLElement | null>, over: HTMLElement | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another element
  useLayoutEffect(() => {
    const shown = box.current;
    const table = shown?.closest<HTMLElement>('[data-shape]');
    if (!table || !shown) return;
    const stop = onResize([shown], () => table.style.setProperty('--window-height', `${shown.offsetHeight}px`));
    return () => {
      stop();
      table.style.removeProperty('--window-height');
    };
  }, [over]);
}

/** Tells the dialog under the window that it waits (`data-under`), and whether the window asks this person something. */
function useUnder(over: HTMLElement | null, asks: boolean): void {
  useLayoutEffect(() => {
    const dialog = over?.closest('dialog');
    if (!dialog) return;
    dialog.setAttribute('data-under', asks ? 'asks' : 'shows');
    // While it rises it is transformed, and would frame the window; nor does it rise again once the window has gone.
    dialog.style.animation = 'none';
    return () => dialog.removeAttribute('data-under');
  }, [over, asks]);
}

const WRITING = 'input:not([type=radio], [type=checkbox]), textarea';

/** P presses the button that passes, wherever the keyboard is; where somebody writes it is a letter. */
function usePassKey(box: RefObject<HTMLElement | null>, isOn: boolean, isEarly: () => boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const down = (event: KeyboardEvent) => {
      if (isEarly() || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toLowerCase() !== 'p' || document.activeElement?.matches(WRITING)) return;
      event.preventDefault();
      box.current?.querySelector<HTMLElement>('[aria-keyshortcuts="P"]')?.click();
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  });
}
