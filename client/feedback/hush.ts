import { atom } from 'nanostores';

/**
 * True while something else must be answered first: this device makes no sound, shows no caption and does not vibrate.
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
