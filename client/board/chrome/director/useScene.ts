import { createContext, useContext } from 'react';
import type { Playing, Stage } from './queue';

/** What others do, one scene after the other: the one that plays now, and the newest three, the newest first. */
export interface Direction extends Stage {
  /** Goes on at once. Any click does that too. */
  end(): void;
  /** Plays one of the `last` again, by the `n` of its line in the log. */
  again(n: number): void;
}

const nothing = () => undefined;

/**
 * Apart from the rest of what a board gets: a scene begins and ends between two views, and only what shows it is drawn
 * anew. Where nothing is directed, as on a page that is only looked at, nothing plays.
 */
export const DirectionContext = createContext<Direction>({ now: null, last: [], end: nothing, again: nothing });

export const useDirection = (): Direction => useContext(DirectionContext);

/**
 * What plays now, for a board to draw where it happens; null: nothing. Whatever asks is drawn anew when a scene begins
 * and when it ends, so it is better a small part than the whole table.
 *
 *     const scene = useScene();
 *     {scene?.kind === 'flight' && <Flight key={scene.key} {...(scene.play as FlightPlay)} />}
 */
export const useScene = (): Playing | null => useDirection().now;
