import { useMedia } from '../ui/media';

/**
 * Returns true if this device may have a vibration motor. Desktop browsers have `navigator.vibrate` even without a
 * motor, so the main pointer must also be a finger.
 */
export function useHasMotor(): boolean {
  const isTouched = useMedia('(pointer: coarse)');
  return isTouched && 'vibrate' in navigator;
}
