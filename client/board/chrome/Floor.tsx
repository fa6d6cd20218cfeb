import { useShape } from '../../ui/shape';
import { useBoardContext } from '../context';

/** Shows who is speaking, in a line below the top bar. Hidden on low screens. */
export function FloorLine() {
  const { floor } = useBoardContext();
  const isLow = useShape() === 'low';
  return floor && !isLow ? <floor.Line /> : null;
}

/** Shows who is speaking as an icon in the top bar. Used on screens that are too low for `FloorLine`. */
export function FloorSign() {
  const { floor } = useBoardContext();
  const isLow = useShape() === 'low';
  return floor && isLow ? <floor.Sign /> : null;
}
