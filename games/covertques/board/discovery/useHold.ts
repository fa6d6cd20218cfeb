import { useEffect, useRef } from 'react';
import { useSettings } from '#client/state/settings.ts';
import { type PressHandlers, usePress } from '#client/ui/usePress.ts';

/** How long a face is held until its ring closes, in ms. */
const HOLD_MS = 1000;

export interface Hold {
  /** What is being held; its ring is closing. */
  held: string | null;
  /** Spread on the button of one thing to hold. */
  bind(id: string): PressHandlers;
}

/**
 * For something that counts only when it is held for a second, by finger or by key. Letting go earlier does nothing.
 * People who cannot hold tap and wait, and tap again to take it back.
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
