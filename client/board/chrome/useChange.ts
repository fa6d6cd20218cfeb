import { useEffect, useRef } from 'react';

/**
 * Calls when a value has become another, not when it is first seen: sounds follow the view this way.
 *
 *     useChange(view.round, () => play('dice'));
 */
export function useChange<Value>(value: Value, changed: (before: Value) => void): void {
  const before = useRef(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change alone matters, not the newest callback
  useEffect(() => {
    if (before.current === value) return;
    const was = before.current;
    before.current = value;
    changed(was);
  }, [value]);
}
