import { createContext, useContext } from 'react';
import { useSettings } from '../state/settings';

/**
 * True if this is the public one of a seat's two screens. Such a screen is sent no secrets, and its covers stay closed.
 */
export const OpenScreenContext = createContext(false);

/**
 * Returns true if other people see this screen, because the person has set it so or it is the seat's public screen. No
 * secret is drawn on such a screen.
 */
export function useSharedScreen(): boolean {
  const { screenShare } = useSettings();
  return useContext(OpenScreenContext) || screenShare;
}
