import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useSettings } from '../state/settings';

export interface CoveredState {
  open: boolean;
  /** Screen-share mode: never drawn on this device. */
  shared: boolean;
  mode: 'hold' | 'tap';
  cover(): void;
  /** Spread on the control that shows it, a `<button>`. */
  bind: {
    'aria-pressed': boolean;
    'data-secret': 'open' | 'covered';
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onLostPointerCapture(): void;
    onKeyDown(event: KeyboardEvent): void;
    onKeyUp(event: KeyboardEvent): void;
    onClick(event: MouseEvent): void;
    onBlur(): void;
    onContextMenu(event: MouseEvent): void;
  };
}

interface SecretOptions {
  /** The space bar shows it while nothing else has focus. One on a screen. */
  hotkey?: boolean | undefined;
}

const isLookKey = (key: string) => key === ' ' || key === 'Enter';

/**
 * The behaviour of everything covered: hold (or tap) to look, and covered again by letting go, losing focus, a hidden
 * tab or another window. What is covered must not be rendered at all; `open` says when it may be.
 */
export function useSecret({ hotkey = false }: SecretOptions = {}): CoveredState {
  const { secrets: mode, screenShare: shared } = useSettings();
  const [held, setHeld] = useState(false);
  const cover = useCallback(() => setHeld(false), []);
  const touched = useRef(false);
  const open = held && !shared;

  useEffect(() => {
    // At once, not with the next frame: a hidden page may not get one, and phones photograph it for the task list.
    const coverNow = () => flushSync(cover);
    addEventListener('blur', coverNow);
    addEventListener('pagehide', coverNow);
    document.addEventListener('visibilitychange', coverNow);
    return () => {
      removeEventListener('blur', coverNow);
      removeEventListener('pagehide', coverNow);
      document.removeEventListener('visibilitychange', coverNow);
    };
  }, [cover]);

  useEffect(() => {
    if (!hotkey || shared) return;
    // A page's `main` has the focus where nothing that could be pressed has it.
    const isFree = () => {
      const has = document.activeElement;
      return has === null || has === document.body || has.localName === 'main';
    };
    const down = (event: globalThis.KeyboardEvent) => {
      if (event.key !== ' ' || !isFree()) return;
      event.preventDefault();
      if (event.repeat) return;
      setHeld((was) => (mode === 'tap' ? !was : true));
    };
    const up = (event: globalThis.KeyboardEvent) => {
      if (event.key === ' ' && mode === 'hold' && isFree()) cover();
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, [hotkey, shared, mode, cover]);

  const bind = useMemo<CoveredState['bind']>(
    () => ({
      'aria-pressed': open,
      'data-secret': open ? 'open' : 'covered',
      onPointerDown(event) {
        touched.current = true;
        if (mode !== 'hold' || event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setHeld(true);
      },
      onPointerUp: () => mode === 'hold' && cover(),
      onPointerCancel: () => mode === 'hold' && cover(),
      onLostPointerCapture: () => mode === 'hold' && cover(),
      onKeyDown(event) {
        if (!isLookKey(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.repeat) return;
        setHeld((was) => (mode === 'tap' ? !was : true));
      },
      onKeyUp(event) {
        if (!isLookKey(event.key)) return;
        event.preventDefault();
        if (mode === 'hold') cover();
      },
      onClick() {
        // A screen reader clicks without a finger or a key: then one click shows and the next hides.
        if (mode === 'tap' || !touched.current) setHeld((was) => !was);
        touched.current = false;
      },
      onBlur: cover,
      onContextMenu: (event) => event.preventDefault(),
    }),
    [mode, cover, open],
  );
  return { open, shared, mode, cover, bind };
}
