import { currentSettings } from '../state/settings';

/** Shakes the phone: ms on, ms off, … Says nothing where there is no motor. */
export function vibrate(pattern: number | number[]): void {
  // Asked before the first touch, browsers refuse and complain.
  if (!currentSettings().vibration || navigator.userActivation?.hasBeenActive === false) return;
  try {
    navigator.vibrate?.(pattern);
  } catch {
    // Some browsers forbid it before the first touch.
  }
}

export function stopVibrating(): void {
  navigator.vibrate?.(0);
}
