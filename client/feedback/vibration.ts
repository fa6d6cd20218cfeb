import { currentSettings } from '../state/settings';
import { $isHushed } from './hush';

/** Vibrates the phone. A pattern alternates ms on and ms off. Does nothing on devices that cannot vibrate. */
export function vibrate(pattern: number | number[]): void {
  if ($isHushed.get()) return;
  // Before the first touch, browsers block vibration and log a warning.
  if (!currentSettings().vibration || navigator.userActivation?.hasBeenActive === false) return;
  try {
    navigator.vibrate?.(pattern);
  } catch {
    // Ignored: some browsers throw before the first touch.
  }
}

export function stopVibrating(): void {
  navigator.vibrate?.(0);
}
