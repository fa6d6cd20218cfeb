import { useEffect, useState } from 'react';

/** Returns the latest `count` that has stayed the same for `stays` ms. Before that, returns the initial `count`. */
export function useSeen(count: number, stays: number): number {
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    if (count <= seen) return;
    const timer = setTimeout(() => setSeen(count), stays);
    return () => clearTimeout(timer);
  }, [count, seen, stays]);
  return seen;
}
