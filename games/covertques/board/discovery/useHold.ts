import { type PressHandlers, usePress, useSettings } from 'hush/board';
import { useEffect, useRef } from 'react';

/** Time in ms after which a held face counts as chosen. */
const HOLD_MS = 1000;

export interface Hold {
  /** Id of the button that is being held, or null. */
  held: string | null;
  /** Returns the event handlers for the button with this id. */
  bind(id: string): PressHandlers;
}

/**
 * Calls `onHeld` when a button has been held by pointer or key for `HOLD_MS`. Releasing it earlier does nothing. In tap
 * mode, the first tap starts the time and a second tap cancels it.
 */
export function useHold(onHeld: (id: string) => void): Hold {
  const { secrets: mode } = useSettings();
  const { pressed, release, bind } = usePress<string>({ mode });
  const done = useRef(onHeld);
  done.current = onHeld;

  useEffect(() => {
    if (pressed === null) return;
    const timer = setTimeout(() => {
      release();
      done.current(pressed);
    }, HOLD_MS);
    return () => clearTimeout(timer);
  }, [pressed, release]);

  return { held: pressed, bind };
}
