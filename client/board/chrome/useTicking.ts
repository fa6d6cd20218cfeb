import { useEffect } from 'react';
import { play } from '../../feedback/sound';
import { tick } from '../../feedback/sounds';
import { useSecondsLeft } from '../time';

const LAST = 20;

/** Plays a ticking clock in the last twenty seconds before `endsAt` (server time in ms, or null for no sound). */
export function useTicking(endsAt: number | null, now: () => number): void {
  const left = useSecondsLeft(endsAt, now);
  useEffect(() => {
    if (left !== null && left > 0 && left <= LAST) play(tick, { captioned: left === LAST });
  }, [left]);
}
