import { createContext, useContext } from 'react';
import type { RoomView } from '#shared/room.ts';

/** The content of a stage's frame around the board. */
export interface Shown {
  room: RoomView;
  sentence: string;
  /** A paper strip beside the clock, or null for none. */
  strip: string | null;
  /** Server time in ms, or null for no timer. */
  endsAt: number | null;
  /** The time of what is shown, in ms of server time. */
  now(): number;
}

export const ShownContext = createContext<Shown | null>(null);

export function useShown(): Shown {
  const shown = useContext(ShownContext);
  if (!shown) throw new Error('a part of the stage is drawn outside it');
  return shown;
}
