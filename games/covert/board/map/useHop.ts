import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CityId } from '../../state';
import { bulges } from './routes';

/** How long a step takes, in ms. */
const STEP = 260;
const HIGH = 14;

/** Lets a piece hop along the printed line when its city changes, or glide where there is none. */
export function useHop(city: CityId, x: number, y: number): RefObject<SVGGElement | null> {
  const piece = useRef<SVGGElement>(null);
  const before = useRef({ city, x, y });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { city, x, y };
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (was.city === city || still || !piece.current?.animate) return;
    const frames = bulges(was.city, city).map(({ x: dx, y: dy }, index, { length }) => {
      const part = index / (length - 1);
      const lift = HIGH * Math.sin(Math.PI * part);
      return { transform: `translate(${mix(was.x, x, part) + dx}px, ${mix(was.y, y, part) + dy - lift}px)` };
    });
    piece.current.animate(frames, { duration: STEP, easing: 'ease-in-out' });
  }, [city, x, y]);
  return piece;
}

const mix = (from: number, to: number, part: number) => from + (to - from) * part;
