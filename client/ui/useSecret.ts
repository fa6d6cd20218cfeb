import { useEffect, useLayoutEffect } from 'react';
import { useSettings } from '../state/settings';
import { useIsPaused } from './pausedContext';
import { useSharedScreen } from './sharedScreen';
import { type PressHandlers, usePress } from './usePress';

export interface CoveredState {
  open: boolean;
  /** True on a screen that others can see. Such a screen never shows the secret. */
  shared: boolean;
  /** True during a pause, in which the secret stays covered. */
  paused: boolean;
  mode: 'hold' | 'tap';
  /** The distance by which the button has been dragged, in px, or null if it is not being dragged. */
  dragged: number | null;
  /** The props for the `<button>` that uncovers the secret. */
  bind: PressHandlers & { 'aria-pressed': boolean; 'data-secret': 'open' | 'covered' };
}

interface SecretOptions {
  /**
   * If true, holding the space bar uncovers the secret while no control has the focus. Only one secret per screen may
   * use the space bar.
   */
  hotkey?: boolean | undefined;
  /**
   * If set, the button can be dragged sideways while the secret is covered. Called when it is let go, with the distance
   * in px and the button.
   */
  onDrop?: ((by: number, button: HTMLElement) => void) | null | undefined;
}

/**
 * Lets a person see a secret while holding a button, or between two taps. The secret is covered again when the button
 * is released, when the button or window loses the focus, or when the tab is hidden. During a pause, the secret stays
 * covered. Render the secret only while `open` is true.
 */
export function useSecret({ hotkey = false, onDrop }: SecretOptions = {}): CoveredState {
  const { secrets: mode } = useSettings();
  const shared = useSharedScreen();
  const paused = useIsPaused();
  const { pressed, dragged, press, release, bind } = usePress<'secret'>({ mode, onDrop });
  const open = pressed !== null && !shared && !paused;
  // A press that began before or during a pause does not uncover anything afterwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a pause begins or ends
  useLayoutEffect(release, [paused]);

  useEffect(() => {
    if (!hotkey || shared || paused) return;
    // If no control has the focus, the focus may be on the page's `main`.
    const isFree = () => {
      const has = document.activeElement;
      return has === null || has === document.body || has.localName === 'main';
    };
    const down = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isFree()) return;
      event.preventDefault();
      if (!event.repeat) press('secret');
    };
    const up = (event: KeyboardEvent) => {
      if (event.key === ' ' && mode === 'hold' && isFree()) release();
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, [hotkey, shared, paused, mode, press, release]);

  const handlers = { ...bind('secret'), 'aria-pressed': open, 'data-secret': open ? 'open' : 'covered' } as const;
  return { open, shared, paused, mode, dragged, bind: handlers };
}
