import { createContext, useContext } from 'react';
import { useSettings } from '../state/settings';

/** True on the public screen of a seat, which receives no secrets and never uncovers anything. */
export const OpenScreenContext = createContext(false);

/**
 * Returns true if other people can see this screen, either because the person said so in the settings, or because it is
 * the seat's public screen. Such a screen never shows a secret.
 */
export function useSharedScreen(): boolean {
  const { screenShare } = useSettings();
  return useContext(OpenScreenContext) || screenShare;
}
