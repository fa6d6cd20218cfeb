import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CityId } from '../../state';
import { placeOf, pointsAlong } from './routes';

/** Duration of the animation of one step, in ms. */
const STEP = 260;
const HIGH = 14;

/** The cities that an Agent passes in a move, from start to end. */
export type Trip = readonly CityId[];

/**
 * Animates a piece when its city changes. The piece follows the printed lines step by step if `trips` contains the
 * route.
 */
export function useHop(city: CityId, x: number, y: number, trips: readonly Trip[]): RefObject<SVGGElement | null> {
  const piece = useRef<SVGGElement>(null);
  const before = useRef({ city, x, y });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of city starts a hop
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { city, x, y };
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (was.city === city || still || !piece.current?.animate) return;
    const trip = trips.findLast((way) => way[0] === was.city && way.at(-1) === city) ?? [was.city, city];
    const start = placeOf(was.city);
    const end = placeOf(city);
    const frames = pointsAlong(trip).map((point, index, { length }) => {
      const done = index / (length - 1);
      const left = point.x + mix(was.x - start.x, x - end.x, done);
      const top = point.y + mix(was.y - start.y, y - end.y, done) - HIGH * Math.sin(Math.PI * point.part);
      return { transform: `translate(${left}px, ${top}px)` };
    });
    piece.current.animate(frames, { duration: STEP * (trip.length - 1) });
  }, [city, x, y]);
  return piece;
}

const mix = (from: number, to: number, part: number) => from + (to - from) * part;
