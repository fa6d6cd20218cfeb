import { createContext, useContext } from 'react';

/** True around the board of a paused match. The board's secrets stay covered, and its sheets stay hidden. */
export const PausedContext = createContext(false);

export const useIsPaused = (): boolean => useContext(PausedContext);
