import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whoever plays by keys finds the focus on what comes next after each step; a finger or a mouse never moves it.
 * `next` compares what was and what is and gives selectors in `root`, of which the first that is there is meant;
 * null: the focus stays.
 */
export function useNextFocus<State, E extends HTMLElement>(
  root: RefObject<E | null>,
  state: State,
  next: (was: State, now: State) => readonly string[] | null,
): void {
  const isKey = useRef(false);
  const before = useRef(state);
  useEffect(() => {
    // A click that no pointer made has no count.
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
