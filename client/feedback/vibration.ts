import { currentSettings } from '../state/settings';
import { $isHushed } from './hush';

/**
 * Vibrates the phone. A pattern is a list of durations in ms, alternately on and off. Does nothing on a device that
 * cannot vibrate.
 */
export function vibrate(pattern: number | number[]): void {
  if ($isHushed.get()) return;
  // Before the first touch, browsers do not allow vibration, and log a warning.
  if (!currentSettings().vibration || navigator.userActivation?.hasBeenActive === false) return;
  try {
    navigator.vibrate?.(pattern);
  } catch {
    // Some browsers throw an error before the first touch.
  }
}

export function stopVibrating(): void {
  navigator.vibrate?.(0);
}
