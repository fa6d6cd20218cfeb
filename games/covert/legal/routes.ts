import { cityOf, isNextTo } from '../content/map';
import type { AgentIndex, CityId, Route } from '../state';

/** The cities of the seat's Agents, and the number of steps that each Agent can still add to the routes. */
export interface Walk {
  stands: readonly CityId[];
  room(routes: readonly Route[], agent: AgentIndex): number;
}

/** Routes that are one step longer, and the step that was added. */
interface Growth {
  agent: AgentIndex;
  city: CityId;
  routes: Route[];
}

/**
 * [CV-23, CV-65] Whether the routes follow the map and stay within the limit, with at most one route for each Agent and
 * no empty route.
 */
export function isWalkable(walk: Walk, routes: readonly Route[]): boolean {
  return routes.every(([agent, cities], at) => {
    const before = routes.slice(0, at);
    const isNew = !before.some(([other]) => other === agent);
    return isNew && cities.length > 0 && cities.length <= walk.room(before, agent) && isOnMap(walk, agent, cities);
  });
}

function isOnMap({ stands }: Walk, agent: AgentIndex, cities: readonly CityId[]): boolean {
  let stand = stands[agent];
  for (const city of cities) {
    if (stand === undefined || !isNextTo(stand, city)) return false;
    stand = city;
  }
  return true;
}

/**
 * Lists every way to add one step. The step is made by the Agent that moved last, or by an Agent that has not moved
 * yet.
 */
export function growths(walk: Walk, routes: readonly Route[]): Growth[] {
  const last = routes.at(-1);
  const on = last && walk.room(routes, last[0]) > 0 ? steps(walk, routes.slice(0, -1), last[0], last[1]) : [];
  const rested = walk.stands
    .map((_, agent) => agent)
    .filter((agent) => !routes.some(([moved]) => moved === agent) && walk.room(routes, agent) > 0);
  return [...on, ...rested.flatMap((agent) => steps(walk, routes, agent, []))];
}

function steps({ stands }: Walk, before: readonly Route[], agent: AgentIndex, cities: readonly CityId[]): Growth[] {
  const stand = cities.at(-1) ?? stands[agent];
  if (stand === undefined) return [];
  return cityOf(stand).adjacent.map((city) => ({ agent, city, routes: [...before, [agent, [...cities, city]]] }));
}

/** Finds a shortest way to every other city that is at most `most` steps away, nearest city first. */
export function shortestWays(from: CityId, most: number): Map<CityId, CityId[]> {
  const ways = new Map<CityId, CityId[]>([[from, []]]);
  for (const [city, way] of ways) {
    if (way.length === most) continue;
    for (const next of cityOf(city).adjacent) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  ways.delete(from);
  return ways;
}
