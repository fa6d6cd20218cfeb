import { useEffect, useLayoutEffect } from 'react';
import { useSettings } from '../state/settings';
import { useIsPaused } from './pausedContext';
import { useSharedScreen } from './sharedScreen';
import { type PressHandlers, usePress } from './usePress';

export interface CoveredState {
  open: boolean;
  /** True on a shared screen, where the secret is never drawn. */
  shared: boolean;
  /** True while the match is paused. The secret then stays covered. */
  paused: boolean;
  mode: 'hold' | 'tap';
  /** The current drag distance in px, or null while the button is not being dragged. */
  dragged: number | null;
  /** Spread these on the `<button>` that uncovers the secret. */
  bind: PressHandlers & { 'aria-pressed': boolean; 'data-secret': 'open' | 'covered' };
}

interface SecretOptions {
  /** If true, the space bar uncovers the secret while nothing else has focus. Use it for only one secret per screen. */
  hotkey?: boolean | undefined;
  /**
   * Lets the button be dragged sideways while the secret is covered. Called when the button is dropped, with the
   * distance in px and the button.
   */
  onDrop?: ((by: number, button: HTMLElement) => void) | null | undefined;
}

/**
 * Lets a person hold (or tap) a button to look at a secret. The secret is covered again on release, when the button
 * loses the focus, and when the tab is hidden or the window loses the focus. In a paused match it stays covered. Do not
 * render the secret unless `open` is true.
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
    // The page's `main` may have the focus if no control has it.
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
