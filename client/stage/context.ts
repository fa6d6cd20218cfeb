import { createContext, useContext } from 'react';
import type { RoomView } from '#shared/room/room.ts';

export interface Shown {
  room: RoomView;
  sentence: string;
  /** The text on a paper strip beside the clock, or null for none. */
  strip: string | null;
  /** The time at which the turn timer ends, in ms of server time, or null if there is none. */
  endsAt: number | null;
  /** Returns the server time of the moment that is shown, in ms. On a delayed stage, this is in the past. */
  now(): number;
}

export const ShownContext = createContext<Shown | null>(null);

export function useShown(): Shown {
  const shown = useContext(ShownContext);
  if (!shown) throw new Error('a part of the stage is drawn outside it');
  return shown;
}
