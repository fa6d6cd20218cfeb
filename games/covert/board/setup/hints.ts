import { needsOf } from '../../content/cards';
import { cityOf, regionOf } from '../../content/map';
import type { CityId, MissionId } from '../../state';
import { stepsBetween } from '../map/routes';
import { hintText } from './text';

const MOST = 2;

/** Says in one or two lines how near the seat's Agents are to a mission. The hint is as secret as the mission. */
export function missionHint(mission: MissionId, agents: readonly CityId[]): string[] {
  const places = needsOf(mission).flatMap((need): { far: number; name: string }[] => {
    if (need.kind === 'city') return [{ far: farFrom(agents, [need.id]), name: cityOf(need.id).name }];
    if (need.kind !== 'region') return [];
    const { name, cities } = regionOf(need.id);
    return [{ far: farFrom(agents, cities), name }];
  });
  if (places.length === 0) return [hintText.cards];
  const nearest = places.sort((one, other) => one.far - other.far).slice(0, MOST);
  return nearest.map(({ far, name }) => (far === 0 ? hintText.here(name) : hintText.steps(far, name)));
}

/** Returns the number of steps from the nearest Agent to the nearest of these cities. */
function farFrom(agents: readonly CityId[], cities: readonly CityId[]): number {
  return Math.min(...agents.flatMap((from) => cities.map((to) => stepsBetween(from, to))));
}
