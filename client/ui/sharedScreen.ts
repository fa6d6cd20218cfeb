import { createContext, useContext } from 'react';
import { useSettings } from '../state/settings';

/** True if this is the public one of a seat's two screens: it is sent no secret, and keeps the covers closed. */
export const OpenScreenContext = createContext(false);

/** True if others see this screen, by its person's choice or as the seat's public one: no secret is drawn on it. */
export function useSharedScreen(): boolean {
  const { screenShare } = useSettings();
  return useContext(OpenScreenContext) || screenShare;
}
