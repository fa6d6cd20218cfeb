import { BASE } from '../base';

/** Light or dark, as this device was set (`client/state/settings.ts`). The page must work without the app's code. */
export function isLight(): boolean {
  const system = matchMedia('(prefers-color-scheme: light)').matches;
  try {
    const { mode } = JSON.parse(localStorage.getItem(`${BASE}hush.settings`) ?? '{}') as { mode?: unknown };
    return mode === 'light' || (mode !== 'dark' && system);
  } catch {
    return system;
  }
}
