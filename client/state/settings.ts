import { useStore } from '@nanostores/react';
import { persistentState } from './persistentState';

/** This device's preferences. Only the language leaves the device, with the request for a new room. */
export interface Settings {
  mode: 'system' | 'dark' | 'light';
  /** The tag of the chosen language, such as `de`. Null if the browser's preference counts. */
  language: string | null;
  sound: boolean;
  /** True if rain plays in the background. Off by default, because other people in a video call would hear it. */
  rain: boolean;
  vibration: boolean;
  /** True if secrets may be spoken. Off until the person confirms that nobody else can hear the device. */
  spoken: boolean;
  /** True if sounds are also shown as text. If null, they are shown as text while sound is off (`areCaptionsOn`). */
  captions: boolean | null;
  secrets: 'hold' | 'tap';
  notify: boolean;
  /** True if other people see this screen. It then never shows secrets. */
  screenShare: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  mode: 'system',
  language: null,
  sound: true,
  rain: false,
  vibration: true,
  spoken: false,
  captions: null,
  secrets: 'hold',
  notify: true,
  screenShare: false,
};

/** Reads stored settings. Replaces invalid values with their defaults. */
export function settingsIn(stored: unknown): Settings {
  const settings = { ...DEFAULT_SETTINGS };
  if (typeof stored !== 'object' || stored === null) return settings;
  const { mode, language, secrets, ...rest } = stored as Record<string, unknown>;
  if (mode === 'system' || mode === 'dark' || mode === 'light') settings.mode = mode;
  if (typeof language === 'string') settings.language = language;
  if (secrets === 'tap') settings.secrets = secrets;
  for (const key of ['sound', 'rain', 'vibration', 'spoken', 'captions', 'notify', 'screenShare'] as const) {
    const value = rest[key];
    if (typeof value === 'boolean') settings[key] = value;
  }
  return settings;
}

const $settings = persistentState('hush.settings', DEFAULT_SETTINGS, settingsIn);

export const currentSettings = (): Settings => $settings.get();

/** Returns true if sounds are shown as text. If the person has not chosen, this is the case while sound is off. */
export const areCaptionsOn = ({ captions, sound }: Settings): boolean => captions ?? !sound;

export const onSettings = (listener: (settings: Settings) => void): (() => void) => $settings.listen(listener);

export function changeSettings(change: Partial<Settings>): void {
  $settings.set({ ...$settings.get(), ...change });
}

export const useSettings = (): Settings => useStore($settings);

/** Keeps `<html data-mode>` up to date, also when another tab changes the settings. Call it once per app. */
export function watchSettings(): () => void {
  const light = matchMedia('(prefers-color-scheme: light)');
  const apply = () => {
    const { mode } = $settings.get();
    const root = document.documentElement;
    root.dataset.mode = mode === 'system' ? (light.matches ? 'light' : 'dark') : mode;
    // Give the browser's bar the colour of the background.
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
