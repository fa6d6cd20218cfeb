import { useHasKeyboard } from '../../ui/media';
import { useShape } from '../../ui/shape';

/** Whether this screen is a phone's, upright or on its side. */
export function useIsPhone(): boolean {
  const shape = useShape();
  const hasKeyboard = useHasKeyboard();
  return shape === 'phone' || (shape === 'low' && !hasKeyboard);
}
