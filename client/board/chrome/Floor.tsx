import { useShape } from '../../ui/shape';
import { useBoardContext } from '../context';

/** The speaker, as a line under the bar. A low screen has no room for it. */
export function FloorLine() {
  const { floor } = useBoardContext();
  const isLow = useShape() === 'low';
  return floor && !isLow ? <floor.Line /> : null;
}

/** The speaker, as a sign in the bar where there is no room for the line. */
export function FloorSign() {
  const { floor } = useBoardContext();
  const isLow = useShape() === 'low';
  return floor && isLow ? <floor.Sign /> : null;
}
