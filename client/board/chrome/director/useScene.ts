import { useBoardContext } from '../../context';
import type { Playing } from './queue';

/**
 * What plays now, for a board to draw where it happens; null: nothing.
 *
 *     const scene = useScene();
 *     {scene?.kind === 'flight' && <Flight key={scene.key} {...(scene.play as FlightPlay)} />}
 */
export const useScene = (): Playing | null => useBoardContext().director.now;
