import type { View } from '../state';

const MONDAY_MORE = 30;

/** How long the running day lasts in all, in ms: a minute and 30 s a player, Monday 30 s more. */
export function roundTime({ options, seats, day }: Pick<View, 'options' | 'seats' | 'day'>): number {
  const seconds = options.roundSeconds || 30 * seats.length + 60;
  return (seconds + (day === 'monday' ? MONDAY_MORE : 0)) * 1000;
}
