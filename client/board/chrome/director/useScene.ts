import { createContext, useContext } from 'react';
import type { Playing, Stage } from './queue';

/** Other players' actions, scene by scene: the current one, and the newest three, newest first. */
export interface Direction extends Stage {
  /** Continues immediately. Any click does that too. */
  end(): void;
  /** Plays one of the `last` again, by its log line `n`. */
  again(n: number): void;
}

const nothing = () => undefined;

/**
 * Separate from the board's other context: a scene begins and ends between two views, and only what shows it is
 * redrawn. Without a director, as on a still page, nothing plays.
 */
export const DirectionContext = createContext<Direction>({ now: null, last: [], end: nothing, again: nothing });

export const useDirection = (): Direction => useContext(DirectionContext);

/**
 * The current scene, or null, for a board to draw where it happens. A component that uses it is redrawn when a scene
 * begins and ends, so use it in a small part rather than in the whole table.
 *
 *     const scene = useScene();
 *     {scene?.kind === 'flight' && <Flight key={scene.key} {...(scene.play as FlightPlay)} />}
 */
export const useScene = (): Playing | null => useDirection().now;
