import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/** A press becomes a drag after this many px sideways. */
const DRAG_FROM = 10;

interface PressOptions {
  /** In `hold` mode, the button is pressed while it is held. In `tap` mode, each tap presses or releases it. */
  mode: 'hold' | 'tap';
  /**
   * Called when the button is dropped after a sideways drag, with the distance in px and the button. A dragged button
   * does not count as pressed. Without `onDrop`, dragging is disabled.
   */
  onDrop?: ((by: number, button: HTMLElement) => void) | null | undefined;
}

/** Props to spread on the `<button>`. */
export interface PressHandlers {
  /** Turns off scrolling, selection and the context menu (`base.css`). */
  'data-press': '';
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(): void;
  onLostPointerCapture(): void;
  onKeyDown(event: KeyboardEvent): void;
  onKeyUp(event: KeyboardEvent): void;
  onClick(event: MouseEvent): void;
  onBlur(): void;
  onContextMenu(event: MouseEvent): void;
}

export interface Press<Id extends string> {
  pressed: Id | null;
  /** The current drag distance in px, or null if nothing is being dragged. */
  dragged: number | null;
  press(id: Id): void;
  release(): void;
  bind(id: Id): PressHandlers;
}

const presses = new Set<() => void>();

/** Ends every press, because something is about to cover the page. */
export function releaseAll(): void {
  for (const release of presses) release();
}

const isPressKey = (key: string) => key === ' ' || key === 'Enter';

/**
 * Lets a person press a button for a while, by finger, mouse, key or screen reader. Several buttons may share one
 * press. The press ends on release, when the button or window loses the focus, or when the tab is hidden.
 */
export function usePress<Id extends string>({ mode, onDrop = null }: PressOptions): Press<Id> {
  const [pressed, setPressed] = useState<Id | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const isTouched = useRef(false);
  const isDragged = useRef(false);
  /** The x position where the finger went down. Null if dragging is disabled. */
  const from = useRef<number | null>(null);
  const holds = mode === 'hold';

  const layDown = useCallback(() => {
    from.current = null;
    setDragged(null);
  }, []);
  const release = useCallback(() => {
    layDown();
    setPressed(null);
  }, [layDown]);
  const toggle = useCallback((id: Id) => setPressed((was) => (was === id ? null : id)), []);
  const press = useCallback((id: Id) => (holds ? setPressed(id) : toggle(id)), [holds, toggle]);

  useEffect(() => {
    // Draws synchronously: a hidden page may get no further frame, and phones take a snapshot of it for the task list.
    const releaseNow = () => flushSync(release);
    presses.add(releaseNow);
    addEventListener('blur', releaseNow);
    addEventListener('pagehide', releaseNow);
    document.addEventListener('visibilitychange', releaseNow);
    return () => {
      presses.delete(releaseNow);
      removeEventListener('blur', releaseNow);
      removeEventListener('pagehide', releaseNow);
      document.removeEventListener('visibilitychange', releaseNow);
    };
  }, [release]);

  const bind = (id: Id): PressHandlers => {
    // When this event arrives, another button may already be pressed.
    const letGo = () => setPressed((was) => (was === id ? null : was));
    const losePointer = () => {
      if (holds) letGo();
      layDown();
    };
    return {
      'data-press': '',
      onPointerDown(event) {
        isTouched.current = true;
        isDragged.current = false;
        if (event.button !== 0 || (!holds && onDrop === null)) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        if (onDrop !== null) from.current = event.clientX;
        if (holds) setPressed(id);
      },
      onPointerMove(event) {
        if (from.current === null) return;
        const by = event.clientX - from.current;
        if (!isDragged.current && Math.abs(by) < DRAG_FROM) return;
        isDragged.current = true;
        letGo();
        setDragged(by);
      },
      onPointerUp(event) {
        const by = from.current === null || !isDragged.current ? null : event.clientX - from.current;
        losePointer();
        if (by !== null) onDrop?.(by, event.currentTarget);
      },
      onPointerCancel: losePointer,
      onLostPointerCapture: losePointer,
      onKeyDown(event) {
        if (!isPressKey(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat) press(id);
      },
      onKeyUp(event) {
        if (!isPressKey(event.key)) return;
        event.preventDefault();
        if (holds) letGo();
      },
      onClick() {
        // Screen readers send clicks without pointer or key events: one click presses, the next releases.
        if (!isDragged.current && (!holds || !isTouched.current)) toggle(id);
        isTouched.current = false;
        isDragged.current = false;
      },
      onBlur: letGo,
      onContextMenu: (event) => event.preventDefault(),
    };
  };
  return { pressed, dragged, press, release, bind };
}
