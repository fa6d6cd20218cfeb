import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useSettings } from '../../../../client/state/settings';

/** How long a face is held until its ring closes, in ms. */
export const HOLD_MS = 1000;

const isHoldKey = (key: string) => key === ' ' || key === 'Enter';

export interface Hold {
  /** What is being held; its ring is closing. */
  held: string | null;
  /** Spread on the button of one thing to hold. */
  bind(id: string): {
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

/**
 * Something that counts only when it is held for a second, by finger or by key. Letting go sooner is nothing. Whoever
 * cannot hold taps and waits, and taps again to take it back.
 */
export function useHold(onHeld: (id: string) => void): Hold {
  const { secrets } = useSettings();
  const [held, setHeld] = useState<string | null>(null);
  const touched = useRef(false);
  const done = useRef(onHeld);
  done.current = onHeld;

  useEffect(() => {
    if (held === null) return;
    const timer = setTimeout(() => {
      setHeld(null);
      done.current(held);
    }, HOLD_MS);
    return () => clearTimeout(timer);
  }, [held]);

  const taps = secrets === 'tap';
  const toggle = (id: string) => setHeld((was) => (was === id ? null : id));
  const bind = (id: string) => {
    // Another face may be held by the time this one hears that it was left.
    const drop = () => setHeld((was) => (was === id ? null : was));
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        touched.current = true;
        if (taps || event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setHeld(id);
      },
      onPointerUp: () => taps || drop(),
      onPointerCancel: drop,
      onLostPointerCapture: () => taps || drop(),
      onKeyDown(event: KeyboardEvent) {
        if (!isHoldKey(event.key)) return;
        event.preventDefault();
        if (event.repeat) return;
        if (taps) toggle(id);
        else setHeld(id);
      },
      onKeyUp(event: KeyboardEvent) {
        if (!isHoldKey(event.key)) return;
        event.preventDefault();
        if (!taps) drop();
      },
      onClick() {
        // A screen reader clicks without a finger: the click begins it and another takes it back.
        if (taps || !touched.current) toggle(id);
        touched.current = false;
      },
      onBlur: drop,
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
    };
  };
  return { held, bind };
}
