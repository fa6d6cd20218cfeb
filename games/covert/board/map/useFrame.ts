import { useEffect } from 'react';
import type { CityId } from '../../state';
import { placeOf } from './routes';
import type { PanZoom } from './usePanZoom';

/** Moves the map to show all of these cities. When `cities` becomes undefined, restores the previous camera. */
export function useFrame({ show, back }: PanZoom, cities: readonly CityId[] | undefined): void {
  const key = cities?.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the cities, not the array
  useEffect(() => {
    if (!cities || cities.length === 0) return;
    show(cities.map((city) => [placeOf(city).x, placeOf(city).y] as const));
    return back;
  }, [key, show, back]);
}
