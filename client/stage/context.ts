import { createContext, useContext } from 'react';
import type { RoomView } from '#shared/room.ts';

/** The data that a stage's frame shows around the board. */
export interface Shown {
  room: RoomView;
  sentence: string;
  /** The text of a paper strip beside the clock, or null for none. */
  strip: string | null;
  /** When the timer ends, in ms of server time, or null for no timer. */
  endsAt: number | null;
  /** Returns the server time in ms of the moment that is shown. On a delayed stage that moment is in the past. */
  now(): number;
}

export const ShownContext = createContext<Shown | null>(null);

export function useShown(): Shown {
  const shown = useContext(ShownContext);
  if (!shown) throw new Error('a part of the stage is drawn outside it');
  return shown;
}
