import { useEffect, useState } from 'react';

/** Returns the number of whole seconds left, rounded up. The result is 0 only after the end. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** Formats seconds as minutes and seconds: 98 is "1:38". */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Formats a time as local hour and minute: "21:04". */
export const timeOfDay = (at: number): string => clock.format(at);

/**
 * Returns the number of whole seconds left until the server time `endsAt`, or null if `endsAt` is null. Updates at each
 * full second.
 */
export function useSecondsLeft(endsAt: number | null, now: () => number): number | null {
  const [, setTicks] = useState(0);
  const left = endsAt === null ? null : secondsLeft(endsAt, now());
  useEffect(() => {
    if (endsAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      // The timer continues after zero, because the estimate of server time may still change.
      const remaining = Math.max(0, endsAt - now());
      timer = setTimeout(
        () => {
          setTicks((count) => count + 1);
          wait();
        },
        remaining === 0 ? 1000 : (remaining % 1000) + 5,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [endsAt, now]);
  return left;
}
