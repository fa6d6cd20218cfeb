import { CITIES, type CityId } from '../../state';
import { placeOf } from './routes';

/** Maximum distance between a tap and the pin that it selects, in pixels. */
const REACH = 30;
/** If the distances of two pins to a tap differ by less than this, in pixels, the pins count as equally near. */
const CLOSE = 5;

/** The city whose pin is nearest to a point, and whether another pin is about as near. */
export interface Hit {
  city: CityId;
  isClose: boolean;
}

/**
 * Returns the city that a tap at this point selects, or null if no pin is in reach. `scale` is in pixels per map unit.
 */
export function hitOf(point: readonly [x: number, y: number], scale: number): Hit | null {
  const near = CITIES.map((city) => {
    const { x, y } = placeOf(city);
    return { city, away: scale * Math.hypot(x - point[0], y - point[1]) };
  }).sort((one, other) => one.away - other.away);
  const [first, second] = near;
  if (!first || first.away > REACH) return null;
  return { city: first.city, isClose: second !== undefined && second.away - first.away < CLOSE };
}
