import { useEffect, useState } from 'react';

/** Returns the number of items seen. New items count as seen after `stays` ms in which no further item came. */
export function useSeen(count: number, stays: number): number {
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    if (count <= seen) return;
    const timer = setTimeout(() => setSeen(count), stays);
    return () => clearTimeout(timer);
  }, [count, seen, stays]);
  return seen;
}
