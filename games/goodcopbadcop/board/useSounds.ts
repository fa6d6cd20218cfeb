import { hum, paper, play, repeat, useChange, useTicking } from 'hush/board';
import type { Seat } from 'hush/game';
import { useEffect } from 'react';
import type { View } from '../state';
import { drawer } from './sounds';
import { lookCount } from './table/looks';

/** Interval in ms at which the lamp's hum is started again. It is shorter than the fade-out of the hum. */
const HUM_EVERY = 4000;

/**
 * Plays the sounds of the table: paper, a drawer, the last seconds of the clock, and the hum of the lamp while a window
 * is open.
 */
export function useSounds(view: View, seat: Seat | null, now: () => number): void {
  const isOver = view.outcome !== null;
  const isWindow = view.window !== null;
  const isMine = seat !== null && !isOver && !isWindow && view.waitingFor.includes(seat);
  useTicking(isMine ? view.endsAt : null, now);
  useEffect(() => (isWindow ? repeat(hum, HUM_EVERY) : undefined), [isWindow]);
  useGrowth(lookCount(view), () => play(paper));
  useGrowth(openCards(view), () => play(paper));
  useGrowth(handsAndGuns(view), () => play(drawer));
}

function openCards({ seats, table }: View): number {
  return seats.reduce((sum, seat) => sum + (table[seat]?.cards.filter(({ face }) => face !== null).length ?? 0), 0);
}

function handsAndGuns({ seats, table }: View): number {
  return seats.reduce((sum, seat) => sum + (table[seat]?.hand ?? 0) + (table[seat]?.gun ? 1 : 0), 0);
}

/** Calls `grown` if `count` is larger than in the previous render. */
function useGrowth(count: number, grown: () => void): void {
  useChange(count, (before) => {
    if (count > before) grown();
  });
}
