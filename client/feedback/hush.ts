import { atom } from 'nanostores';

/** Something else has to be answered first: this device makes no sound, shows no caption and does not shake. */
export const $isHushed = atom(false);
let hushes = 0;

/** From now on nothing sounds, until the answer is called. */
export function hush(): () => void {
  hushes += 1;
  $isHushed.set(true);
  return () => {
    hushes -= 1;
    $isHushed.set(hushes > 0);
  };
}
