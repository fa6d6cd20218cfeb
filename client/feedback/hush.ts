import { atom } from 'nanostores';

/**
 * True while this device must make no sound, show no caption and not vibrate, because the person must answer a dialog
 * first.
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
