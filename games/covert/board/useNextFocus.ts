import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the keyboard focus to the next control after each step, but never after a tap or mouse click. `next` compares
 * the previous state with the current one and returns selectors within `root`, or null to leave the focus where it is.
 * The first selector that matches gets the focus.
 */
export function useNextFocus<State, E extends HTMLElement>(
  root: RefObject<E | null>,
  state: State,
  next: (was: State, now: State) => readonly string[] | null,
): void {
  const isKey = useRef(false);
  const before = useRef(state);
  useEffect(() => {
    // A click event that comes from the keyboard has a `detail` of 0.
    const listen = ({ detail }: MouseEvent) => {
      isKey.current = detail === 0;
    };
    addEventListener('click', listen, true);
    return () => removeEventListener('click', listen, true);
  }, []);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (!isKey.current || document.querySelector('dialog[open]')) return;
    const selectors = next(was, state) ?? [];
    const found = selectors.map((one) => root.current?.querySelector<HTMLElement>(one)).find(Boolean);
    found?.focus();
  });
}
