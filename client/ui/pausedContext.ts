import { createContext, useContext } from 'react';

/** True around the board of a paused match. Its secrets stay covered and its sheets hidden. */
export const PausedContext = createContext(false);

export const useIsPaused = (): boolean => useContext(PausedContext);
