import { useEffect } from 'react';
import { useSettings } from '../state/settings';
import { useSharedScreen } from './sharedScreen';
import { type PressHandlers, usePress } from './usePress';

export interface CoveredState {
  open: boolean;
  /** True on a shared screen: the secret is never drawn on it. */
  shared: boolean;
  mode: 'hold' | 'tap';
  /** The current drag distance in px, or null if it is not being dragged. */
  dragged: number | null;
  /** Spread these on the `<button>` that shows it. */
  bind: PressHandlers & { 'aria-pressed': boolean; 'data-secret': 'open' | 'covered' };
}

interface SecretOptions {
  /** The space bar shows it while nothing else has focus. Only one per screen. */
  hotkey?: boolean | undefined;
  /** Makes it draggable sideways while covered. Called with the distance in px and its button. */
  onDrop?: ((by: number, button: HTMLElement) => void) | null | undefined;
}

/**
 * The behaviour of everything covered: hold (or tap) to look. It is covered again on release, on losing focus, in a
 * hidden tab or another window. Covered content must not be rendered at all; `open` says when it may be.
 */
export function useSecret({ hotkey = false, onDrop }: SecretOptions = {}): CoveredState {
  const { secrets: mode } = useSettings();
  const shared = useSharedScreen();
  const { pressed, dragged, press, release, bind } = usePress<'secret'>({ mode, onDrop });
  const open = pressed !== null && !shared;

  useEffect(() => {
    if (!hotkey || shared) return;
    // A page's `main` has the focus when no control has it.
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
  }, [hotkey, shared, mode, press, release]);

  const handlers = { ...bind('secret'), 'aria-pressed': open, 'data-secret': open ? 'open' : 'covered' } as const;
  return { open, shared, mode, dragged, bind: handlers };
}
