import { useReducedMotion } from 'hush/board';
import { useEffect, useState } from 'react';

interface CountedProps {
  from: number;
  to: number;
  /** Delay before the counting starts (`after`) and its duration (`takes`), in ms. */
  after: number;
  takes: number;
}

/** A number that counts up, or appears immediately with reduced motion. */
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
