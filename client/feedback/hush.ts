import { atom } from 'nanostores';

/**
 * True while this device must stay silent because the person must answer a dialog first: no sound, caption or
 * vibration.
 */
export const $isHushed = atom(false);
let hushes = 0;

/** Silences this device until the returned function is called. */
export function hush(): () => void {
  hushes += 1;
  $isHushed.set(true);
  return () => {
    hushes -= 1;
    $isHushed.set(hushes > 0);
  };
}
