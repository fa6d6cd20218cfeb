import { useReducedMotion } from '../ui/media';
import { cell, useCell } from './cell';
import { onRemembered, recall, remember } from './storage';

/** What this device prefers. It never leaves the device. */
export interface Settings {
  mode: 'system' | 'dark' | 'light';
  sound: boolean;
  vibration: boolean;
  /** Only I can hear this device: secrets may be spoken. Off until a person says so here. */
  spoken: boolean;
  /** Sounds are also written. */
  captions: boolean;
  secrets: 'hold' | 'tap';
  /** This screen is shared: secrets are never drawn on it. */
  screenShare: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  mode: 'dark',
  sound: true,
  vibration: true,
  spoken: false,
  captions: true,
  secrets: 'hold',
  screenShare: false,
};

const KEY = 'hush.settings';

/** Reads stored settings; whatever does not fit falls back to its default. */
export function parseSettings(stored: string | null): Settings {
  const settings = { ...DEFAULT_SETTINGS };
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    if (typeof read !== 'object' || read === null) return settings;
    const { mode, secrets, ...rest } = read as Record<string, unknown>;
    if (mode === 'system' || mode === 'dark' || mode === 'light') settings.mode = mode;
    if (secrets === 'tap') settings.secrets = secrets;
    for (const key of ['sound', 'vibration', 'spoken', 'captions', 'screenShare'] as const) {
      const value = rest[key];
      if (typeof value === 'boolean') settings[key] = value;
    }
  } catch {
    // Somebody else wrote there: the defaults do.
  }
  return settings;
}

const settings = cell(parseSettings(recall(KEY)));

export const currentSettings = (): Settings => settings.get();

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...settings.get(), ...change };
  remember(KEY, JSON.stringify(next));
  settings.set(next);
}

export function useSettings(): Settings & { reducedMotion: boolean } {
  const reducedMotion = useReducedMotion();
  return { ...useCell(settings), reducedMotion };
}

/** Keeps `<html data-mode>` and other tabs of this device in step. The app calls it once. */
export function watchSettings(): () => void {
  const light = matchMedia('(prefers-color-scheme: light)');
  const apply = () => {
    const { mode } = settings.get();
    document.documentElement.dataset.mode = mode === 'system' ? (light.matches ? 'light' : 'dark') : mode;
  };
  apply();
  light.addEventListener('change', apply);
  const stops = [settings.follow(apply), onRemembered(KEY, () => settings.set(parseSettings(recall(KEY))))];
  return () => {
    light.removeEventListener('change', apply);
    for (const stop of stops) stop();
  };
}
