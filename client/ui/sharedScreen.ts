import { createContext, useContext } from 'react';
import { useSettings } from '../state/settings';

/** This screen is the open one of a seat with two: it is sent no secret, and keeps covered what it would not have. */
export const OpenScreenContext = createContext(false);

/** Others see this screen, by its person's own choice or because it is the seat's open one: no secret is drawn on it. */
export function useSharedScreen(): boolean {
  const { screenShare } = useSettings();
  return useContext(OpenScreenContext) || screenShare;
}
