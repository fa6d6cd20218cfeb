import { createContext, useContext } from 'react';
import type { Playing, Stage } from './queue';

export interface Direction extends Stage {
  /** Ends the current scene. Any click does the same. */
  end(): void;
  /** Replays the scene in `last` that shows the log line with the number `n`. */
  again(n: number): void;
}

const nothing = () => undefined;

/**
 * Separate from `BoardContext`, so that only components that show scenes render again when a scene begins or ends.
 * Without a director, for example on a replay page, no scene plays.
 */
export const DirectionContext = createContext<Direction>({ now: null, last: [], end: nothing, again: nothing });

export const useDirection = (): Direction => useContext(DirectionContext);

/**
 * Returns the scene that the board should draw now, or null. Call this hook in a small component, because the component
 * renders again whenever a scene begins or ends.
 *
 *     const scene = useScene();
 *     {scene?.kind === 'flight' && <Flight key={scene.key} {...(scene.play as FlightPlay)} />}
 */
export const useScene = (): Playing | null => useDirection().now;
