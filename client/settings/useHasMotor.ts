import { useMedia } from '../ui/media';

/**
 * Whether this device may have a vibration motor. Desktop browsers have the function without a motor, so the main
 * pointer must also be a finger.
 */
export function useHasMotor(): boolean {
  const isTouched = useMedia('(pointer: coarse)');
  return isTouched && 'vibrate' in navigator;
}
