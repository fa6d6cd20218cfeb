import { createContext, useContext } from 'react';

/** True around a board whose match is paused. The board's secrets stay covered, and its sheets are hidden. */
export const PausedContext = createContext(false);

export const useIsPaused = (): boolean => useContext(PausedContext);
