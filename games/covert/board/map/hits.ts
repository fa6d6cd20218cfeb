import { CITIES, type CityId } from '../../state';
import { placeOf } from './routes';

/** No pin takes a tap from farther away, in pixels. */
const REACH = 30;
/** Pins whose distances to a tap differ by less (in pixels) cannot be told apart by a finger. */
const CLOSE = 5;

/** The city whose pin is nearest to a point of the map, and whether another is as good as near. */
export interface Hit {
  city: CityId;
  isClose: boolean;
}

/** What a tap at this point of the map means at `scale` pixels a map unit; null: no pin is in reach. */
export function hitOf(point: readonly [x: number, y: number], scale: number): Hit | null {
  const near = CITIES.map((city) => {
    const { x, y } = placeOf(city);
    return { city, away: scale * Math.hypot(x - point[0], y - point[1]) };
  }).sort((one, other) => one.away - other.away);
  const [first, second] = near;
  if (!first || first.away > REACH) return null;
  return { city: first.city, isClose: second !== undefined && second.away - first.away < CLOSE };
}
