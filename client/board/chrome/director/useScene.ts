import { createContext, useContext } from 'react';
import type { Playing, Stage } from './queue';

export interface Direction extends Stage {
  /** Ends the current scene. Any click does the same. */
  end(): void;
  /** Replays the scene in `last` whose log line has the number `n`. */
  again(n: number): void;
}

const nothing = () => undefined;

/**
 * This context is separate from `BoardContext`, so that only the parts that show scenes are redrawn when a scene begins
 * or ends. Without a director, as on a replay page, no scene plays.
 */
export const DirectionContext = createContext<Direction>({ now: null, last: [], end: nothing, again: nothing });

export const useDirection = (): Direction => useContext(DirectionContext);

/**
 * Returns the scene for a board to draw now, or null. Call it in a small component: that component is redrawn whenever
 * a scene begins or ends.
 *
 *     const scene = useScene();
 *     {scene?.kind === 'flight' && <Flight key={scene.key} {...(scene.play as FlightPlay)} />}
 */
export const useScene = (): Playing | null => useDirection().now;
