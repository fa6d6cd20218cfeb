import { createContext, useContext } from 'react';

/** True inside the board of a paused match. Secrets then stay covered, and sheets stay hidden. */
export const PausedContext = createContext(false);

export const useIsPaused = (): boolean => useContext(PausedContext);
