import { atom } from 'nanostores';

/**
 * True while this device must not make sounds, show captions or vibrate, because a person first has to answer a dialog.
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
