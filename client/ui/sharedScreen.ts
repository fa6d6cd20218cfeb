import { createContext, useContext } from 'react';
import { useSettings } from '../state/settings';

/** True on a seat's public screen, which receives no secrets and keeps its covers closed. */
export const OpenScreenContext = createContext(false);

/**
 * Returns true if other people see this screen: by the person's setting, or because it is the seat's public screen.
 * Such a screen never shows a secret.
 */
export function useSharedScreen(): boolean {
  const { screenShare } = useSettings();
  return useContext(OpenScreenContext) || screenShare;
}
