import { useMedia } from '../ui/media';

/**
 * Returns true if this device may be able to vibrate. Desktop browsers have `navigator.vibrate` even if the device
 * cannot vibrate, so the main pointer must also be a finger.
 */
export function useHasMotor(): boolean {
  const isTouched = useMedia('(pointer: coarse)');
  return isTouched && 'vibrate' in navigator;
}
