import { createContext, useContext } from 'react';
import type { Playing, Stage } from './queue';

/** The scenes of a match as boards see them: the current one, and the newest three. */
export interface Direction extends Stage {
  /** Ends the current scene immediately, as any click does. */
  end(): void;
  /** Plays one of the scenes in `last` again. `n` is the number of its log line. */
  again(n: number): void;
}

const nothing = () => undefined;

/**
 * This context is separate from `BoardContext`, so that only the parts that show scenes are redrawn when a scene begins
 * or ends. If there is no director, as on a replay page, nothing plays.
 */
export const DirectionContext = createContext<Direction>({ now: null, last: [], end: nothing, again: nothing });

export const useDirection = (): Direction => useContext(DirectionContext);

/**
 * Returns the current scene for a board to draw in place, or null. A component that calls this is redrawn whenever a
 * scene begins or ends, so call it in a small part rather than in the whole table.
 *
 *     const scene = useScene();
 *     {scene?.kind === 'flight' && <Flight key={scene.key} {...(scene.play as FlightPlay)} />}
 */
export const useScene = (): Playing | null => useDirection().now;
