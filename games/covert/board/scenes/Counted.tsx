import { useReducedMotion } from 'hush/board';
import { useEffect, useState } from 'react';

interface CountedProps {
  from: number;
  to: number;
  /** Timing in ms: `after` is the delay before the count starts, and `takes` is its duration. */
  after: number;
  takes: number;
}

/** A number that counts up from `from` to `to`. With reduced motion, the final number appears immediately. */
export function Counted({ from, to, after, takes }: CountedProps) {
  const isStill = useReducedMotion();
  const [shown, setShown] = useState(isStill ? to : from);
  useEffect(() => {
    if (isStill) return;
    const began = performance.now() + after;
    let frame = requestAnimationFrame(function count(time) {
      const done = Math.min(1, Math.max(0, (time - began) / takes));
      setShown(Math.round(from + (to - from) * done));
      if (done < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [isStill, from, to, after, takes]);
  return shown;
}
