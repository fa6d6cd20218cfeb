import { useEffect, useState } from 'react';

/**
 * Returns how much of `count` has been seen. A larger `count` counts as seen once it has not changed for `stays` ms.
 */
export function useSeen(count: number, stays: number): number {
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    if (count <= seen) return;
    const timer = setTimeout(() => setSeen(count), stays);
    return () => clearTimeout(timer);
  }, [count, seen, stays]);
  return seen;
}
