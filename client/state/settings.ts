import { useStore } from '@nanostores/react';
import { persistentState } from './persistentState';

/** What this device prefers. It never leaves the device. */
export interface Settings {
  mode: 'system' | 'dark' | 'light';
  sound: boolean;
  /** Rain in the background. Off until somebody wants it: beside a video call its speaker would be heard. */
  rain: boolean;
  vibration: boolean;
  /** Only I can hear this device: secrets may be spoken. Off until a person says so here. */
  spoken: boolean;
  /** Sounds are also written. */
  captions: boolean;
  secrets: 'hold' | 'tap';
  /** Notifications, where the browser was allowed to show any. */
  notify: boolean;
  /** This screen is shared: secrets are never drawn on it. */
  screenShare: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  mode: 'system',
  sound: true,
  rain: false,
  vibration: true,
  spoken: false,
  captions: true,
  secrets: 'hold',
  notify: true,
  screenShare: false,
};

/** Reads stored settings; whatever does not fit falls back to its default. */
export function settingsIn(stored: unknown): Settings {
  const settings = { ...DEFAULT_SETTINGS };
  if (typeof stored !== 'object' || stored === null) return settings;
  const { mode, secrets, ...rest } = stored as Record<string, unknown>;
  if (mode === 'system' || mode === 'dark' || mode === 'light') settings.mode = mode;
  if (secrets === 'tap') settings.secrets = secrets;
  for (const key of ['sound', 'rain', 'vibration', 'spoken', 'captions', 'notify', 'screenShare'] as const) {
    const value = rest[key];
    if (typeof value === 'boolean') settings[key] = value;
  }
  return settings;
}

const $settings = persistentState('hush.settings', DEFAULT_SETTINGS, settingsIn);

export const currentSettings = (): Settings => $settings.get();

/** Calls `listener` with each change, in the event that made it. */
export const onSettings = (listener: (settings: Settings) => void): (() => void) => $settings.listen(listener);

export function changeSettings(change: Partial<Settings>): void {
  $settings.set({ ...$settings.get(), ...change });
}

export const useSettings = (): Settings => useStore($settings);

/** Keeps `<html data-mode>` and other tabs of this device in step. The app calls it once. */
export function watchSettings(): () => void {
  const light = matchMedia('(prefers-color-scheme: light)');
  const apply = () => {
    const { mode } = $settings.get();
    const root = document.documentElement;
    root.dataset.mode = mode === 'system' ? (light.matches ? 'light' : 'dark') : mode;
    // The browser's own bar takes the colour of the ground.
    const ground = getComputedStyle(root).getPropertyValue('--color-ground').trim();
    for (const bar of document.querySelectorAll('meta[name=theme-color]')) bar.setAttribute('content', ground);
  };
  const stop = $settings.subscribe(apply);
  light.addEventListener('change', apply);
  return () => {
    light.removeEventListener('change', apply);
    stop();
  };
}
