import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { $overlayHost } from '../../state/over';
import { $isReacting } from '../../state/reacting';
import { cx } from '../../ui/cx';
import { onResize } from '../../ui/onResize';
import css from './ReactionWindow.module.css';
import { useArrival } from './useArrival';

interface ReactionWindowProps {
  number: number;
  label: string;
  /**
   * If true, this person may answer. The window's heading (`data-window-heading`) then takes the focus, and the key P
   * passes.
   */
  asks: boolean;
  /**
   * If true, this person is already filling in the form for an answer in an open sheet. The sheet then keeps the focus.
   */
  isAnswering?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Shows a question that players must answer within seconds. The window is drawn above everything else, including an
 * open sheet, form or full screen. While the window is open, an open sheet shrinks to the space above it. The window's
 * height is available to the table as `--window-height`. The window ignores presses that began before it appeared.
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
  useSize(box, over);
  useUnder(over, asks && !isAnswering);
  usePassKey(box, asks, isEarly);
  useLayoutEffect(() => {
    $isReacting.set(true);
    return () => $isReacting.set(false);
  }, []);
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

/**
 * Sets `--window-height` to the window's height, which the table and any sheets below the window need. If the window is
 * shown beside the table (its style sheet sets `--window-beside` to 1), the height is 0, and `--window-width` is set
 * instead.
 */
function useSize(box: RefObject<HTMLElement | null>, over: HTMLElement | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `over` decides which element is measured
  useLayoutEffect(() => {
    const shown = box.current;
    const table = shown?.closest<HTMLElement>('[data-shape]');
    if (!table || !shown) return;
    const isBeside = () => getComputedStyle(shown).getPropertyValue('--window-beside') === '1';
    const stop = onResize([shown], () => {
      table.style.setProperty('--window-height', `${isBeside() ? 0 : shown.offsetHeight}px`);
      table.style.setProperty('--window-width', `${isBeside() ? shown.offsetWidth : 0}px`);
    });
    return () => {
      stop();
      for (const side of ['height', 'width']) table.style.removeProperty(`--window-${side}`);
    };
  }, [over]);
}

/** Sets the attribute `data-under` of the dialog below the window. The value says whether this person has to answer. */
function useUnder(over: HTMLElement | null, asks: boolean): void {
  useLayoutEffect(() => {
    const dialog = over?.closest('dialog');
    if (!dialog) return;
    dialog.setAttribute('data-under', asks ? 'asks' : 'shows');
    // The window's position is fixed relative to the screen. If the dialog had a transform, the position would be
    // relative to the dialog, so the dialog's opening animation is removed. It is not restored later, because it would
    // run again.
    dialog.style.animation = 'none';
    return () => dialog.removeAttribute('data-under');
  }, [over, asks]);
}

const WRITING = 'input:not([type=radio], [type=checkbox]), textarea';

/** Makes the key P press the pass button, wherever the focus is, unless it is in a text field. */
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
