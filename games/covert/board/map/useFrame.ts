import { useEffect } from 'react';
import type { CityId } from '../../state';
import { placeOf } from './routes';
import type { PanZoom } from './usePanZoom';

/** Shows all of these cities for as long as they are given, then what was shown before. */
export function useFrame({ show, back }: PanZoom, cities: readonly CityId[] | undefined): void {
  const key = cities?.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cities, not another list of them
  useEffect(() => {
    if (!cities || cities.length === 0) return;
    show(cities.map((city) => [placeOf(city).x, placeOf(city).y] as const));
    return back;
  }, [key, show, back]);
}
