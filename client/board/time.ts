import { useEffect, useState } from 'react';

/** Whole seconds left, rounded up: 0 only when the time is over. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** 98 seconds read 1:38. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A moment's hour and minute in local time: 21:04. */
export const timeOfDay = (at: number): string => clock.format(at);

/** Counts down to a server time, changing exactly on the second. Null without one. */
export function useSecondsLeft(endsAt: number | null, now: () => number): number | null {
  const [, setTicks] = useState(0);
  const left = endsAt === null ? null : secondsLeft(endsAt, now());
  useEffect(() => {
    if (endsAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      // Continues at zero, because the estimate of the server's time may still be corrected.
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
