import { BASE } from '../base';

/**
 * Returns true if this device uses the light mode, which can be chosen in the app (`client/state/settings.ts`). This
 * module does not import anything from the app, because the offline page must work without it.
 */
export function isLight(): boolean {
  const system = matchMedia('(prefers-color-scheme: light)').matches;
  try {
    const { mode } = JSON.parse(localStorage.getItem(`${BASE}hush.settings`) ?? '{}') as { mode?: unknown };
    return mode === 'light' || (mode !== 'dark' && system);
  } catch {
    return system;
  }
}
