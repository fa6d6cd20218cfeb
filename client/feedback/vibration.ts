import { currentSettings } from '../state/settings';
import { $isHushed } from './hush';

/** Vibrates the phone: ms on, ms off, and so on. Does nothing on a device without a motor. */
export function vibrate(pattern: number | number[]): void {
  if ($isHushed.get()) return;
  // Before the first touch browsers refuse and log a warning.
  if (!currentSettings().vibration || navigator.userActivation?.hasBeenActive === false) return;
  try {
    navigator.vibrate?.(pattern);
  } catch {
    // Some browsers throw before the first touch.
  }
}

export function stopVibrating(): void {
  navigator.vibrate?.(0);
}
