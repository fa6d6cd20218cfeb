import { useShape } from '../../ui/shape';
import { useBoardContext } from '../context';

/** Who speaks, as a line under the bar; a low screen has no room for one. */
export function FloorLine() {
  const { floor } = useBoardContext();
  const isLow = useShape() === 'low';
  return floor && !isLow ? <floor.Line /> : null;
}

/** The same as a sign in the bar, where there is no room for the line. */
export function FloorSign() {
  const { floor } = useBoardContext();
  const isLow = useShape() === 'low';
  return floor && isLow ? <floor.Sign /> : null;
}
