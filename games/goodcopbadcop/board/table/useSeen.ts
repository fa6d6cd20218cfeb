import { useEffect, useState } from 'react';

/** How many have been seen: whatever is new counts as seen once that many ms have passed without another. */
export function useSeen(count: number, stays: number): number {
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    if (count <= seen) return;
    const timer = setTimeout(() => setSeen(count), stays);
    return () => clearTimeout(timer);
  }, [count, seen, stays]);
  return seen;
}
