import { useMedia } from '../ui/media';

/**
 * Whether this device may have a motor. Desktop browsers have the function without one, so the main pointer decides as
 * well: a finger.
 */
export function useHasMotor(): boolean {
  const isTouched = useMedia('(pointer: coarse)');
  return isTouched && 'vibrate' in navigator;
}
