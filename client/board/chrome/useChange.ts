import { useEffect, useRef } from 'react';

/**
 * Calls `changed` with the previous value whenever the value changes, but not on the first render. Used to play sounds.
 *
 *     useChange(view.round, () => play('dice'));
 */
export function useChange<Value>(value: Value, changed: (before: Value) => void): void {
  const before = useRef(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on the value's change, not the callback's
  useEffect(() => {
    if (before.current === value) return;
    const was = before.current;
    before.current = value;
    changed(was);
  }, [value]);
}
