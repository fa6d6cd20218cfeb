import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/** The distance in px by which a finger must move sideways before a press becomes a drag. */
const DRAG_FROM = 10;

interface PressOptions {
  /**
   * In `hold` mode, the button is pressed as long as it is held. In `tap` mode, one tap presses it, and another tap
   * releases it.
   */
  mode: 'hold' | 'tap';
  /**
   * Called when a button was dragged sideways and let go, with the distance in px and the button. A button that is
   * being dragged does not count as pressed. If undefined, buttons cannot be dragged.
   */
  onDrop?: ((by: number, button: HTMLElement) => void) | null | undefined;
}

/** The props that the `<button>` needs. */
export interface PressHandlers {
  /** An attribute with which `base.css` turns off scrolling, selection and the context menu. */
  'data-press': '';
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(): void;
  onLostPointerCapture(): void;
  onKeyDown(event: KeyboardEvent): void;
  onKeyUp(event: KeyboardEvent): void;
  onClick(event: MouseEvent): void;
  onBlur(event: FocusEvent): void;
  onContextMenu(event: MouseEvent): void;
}

export interface Press<Id extends string> {
  pressed: Id | null;
  /** The distance by which a button has been dragged, in px, or null if none is being dragged. */
  dragged: number | null;
  press(id: Id): void;
  release(): void;
  bind(id: Id): PressHandlers;
}

const presses = new Set<() => void>();

/** Ends all presses, because something is about to cover the page. */
export function releaseAll(): void {
  for (const release of presses) release();
}

const isPressKey = (key: string) => key === ' ' || key === 'Enter';

/**
 * Lets a person hold a button with a finger, a mouse, a key or a screen reader. Several buttons can share one press.
 * The press ends when the button is released, when the button or window loses the focus, or when the tab is hidden.
 */
export function usePress<Id extends string>({ mode, onDrop = null }: PressOptions): Press<Id> {
  const [pressed, setPressed] = useState<Id | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const isTouched = useRef(false);
  const isDragged = useRef(false);
  /** The button that was pressed last. If another button loses the focus to it, the press continues. */
  const holder = useRef<EventTarget | null>(null);
  /** The horizontal position at which the finger touched the screen. Null if the button cannot be dragged. */
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
    // Renders immediately, because a hidden page may not get another frame, and phones take a picture of the page for
    // the list of apps.
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
    // By the time of this event, another button may be pressed.
    const letGo = () => setPressed((was) => (was === id ? null : was));
    const losePointer = () => {
      if (holds) letGo();
      layDown();
    };
    return {
      'data-press': '',
      onPointerDown(event) {
        holder.current = event.currentTarget;
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
        holder.current = event.currentTarget;
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat) press(id);
      },
      onKeyUp(event) {
        if (!isPressKey(event.key)) return;
        event.preventDefault();
        if (holds) letGo();
      },
      onClick(event) {
        holder.current = event.currentTarget;
        // Screen readers only send clicks, without pointer or key events. The first click presses the button, and the
        // next one releases it.
        if (!isDragged.current && (!holds || !isTouched.current)) toggle(id);
        isTouched.current = false;
        isDragged.current = false;
      },
      onBlur(event) {
        if (event.currentTarget === holder.current) letGo();
      },
      onContextMenu: (event) => event.preventDefault(),
    };
  };
  return { pressed, dragged, press, release, bind };
}
