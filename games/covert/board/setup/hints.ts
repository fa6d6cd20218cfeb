import { needsOf } from '../../content/cards';
import { cityOf, regionOf } from '../../content/map';
import type { CityId, MissionId } from '../../state';
import { stepsBetween } from '../map/routes';
import { hintText } from './text';

const MOST = 2;

/** Says in one or two sentences how near the seat's Agents are to a mission. As secret as the mission. */
export function missionHint(mission: MissionId, agents: readonly CityId[]): string {
  const needs = needsOf(mission);
  const places = needs.filter((need) => need.kind === 'city' || need.kind === 'region');
  if (places.length === 0) return hintText.cards;
  const near = places.flatMap((need): { far: number; line: string }[] => {
    if (need.kind === 'region') {
      const here = agents.find((city) => cityOf(city).region === need.id);
      return here ? [{ far: 0, line: hintText.counts(cityOf(here).name, regionOf(need.id).name) }] : [];
    }
    if (need.kind !== 'city') return [];
    const closest = agents
      .map((from) => ({ from, far: stepsBetween(from, need.id) }))
      .sort((one, other) => one.far - other.far)[0];
    if (!closest) return [];
    const { name } = cityOf(need.id);
    const line = closest.far === 0 ? hintText.here(name) : hintText.steps(name, closest.far, cityOf(closest.from).name);
    return [{ far: closest.far, line }];
  });
  const facts = near.sort((one, other) => one.far - other.far).slice(0, MOST);
  return facts.length === 0 ? hintText.none : facts.map(({ line }) => line).join(' ');
}
