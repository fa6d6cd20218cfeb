import { useEffect, useState } from 'react';

/** The number of items seen. New ones count as seen after `stays` ms without another. */
export function useSeen(count: number, stays: number): number {
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    if (count <= seen) return;
    const timer = setTimeout(() => setSeen(count), stays);
    return () => clearTimeout(timer);
  }, [count, seen, stays]);
  return seen;
}
