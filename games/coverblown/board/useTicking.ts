import { useEffect } from 'react';
import { play } from '../../../client/ui/sound';
import { useSecondsLeft } from '../../../client/ui/time';

const LAST = 20;

/** A wall clock ticks through the last twenty seconds of a day. */
export function useTicking(endsAt: number | null, now: () => number): void {
  const left = useSecondsLeft(endsAt, now);
  useEffect(() => {
    if (left !== null && left > 0 && left <= LAST) play('tick', { captioned: left === LAST });
  }, [left]);
}
