import type { LegalityOf } from 'hush/game';
import { cityOf } from '../../content/map';
import type { AgentIndex, CityId, Handle, Moves, Route } from '../../state';

/** Source of the steps for a move: dice on the Movement clock, or a Move x3 card or token. */
export type Engine = { kind: 'dice'; dice: number } | { kind: 'card'; card: Handle };

export interface Plan {
  engine: Engine;
  /** Current city of each of the seat's Agents. */
  stands: readonly CityId[];
  /** The routes chosen so far, in the order in which the Agents move. */
  routes: readonly Route[];
}

type Ask = Pick<LegalityOf<Moves>, 'refusal'>;

const wayOf = (routes: readonly Route[], agent: AgentIndex): readonly CityId[] =>
  routes.find(([one]) => one === agent)?.[1] ?? [];

/** Returns the city where an Agent's route ends. */
export function endOf({ stands, routes }: Plan, agent: AgentIndex): CityId | undefined {
  return wayOf(routes, agent).at(-1) ?? stands[agent];
}

/** Returns the cities of all Agents after their routes. */
export const endsOf = (plan: Plan): CityId[] => plan.stands.map((city, agent) => endOf(plan, agent) ?? city);

/** Returns the Agent that takes the Courier's extra step. Its route has one step more than there are dice. */
export function powerOf({ engine, routes }: Pick<Plan, 'engine' | 'routes'>): AgentIndex | null {
  if (engine.kind !== 'dice') return null;
  return routes.find(([, cities]) => cities.length > engine.dice)?.[0] ?? null;
}

/** Returns why the planned move is refused, or null if it is legal. */
export function whyNot(ask: Ask, { engine, routes }: Pick<Plan, 'engine' | 'routes'>) {
  const ways = routes.map(([agent, cities]): Route => [agent, [...cities]]);
  if (engine.kind === 'card') return ask.refusal('ability', [engine.card, ways]);
  return ask.refusal('move', [engine.dice, ways, powerOf({ engine, routes })]);
}

/**
 * Returns the routes with this Agent's route replaced, or removed if `cities` is empty. The other routes keep their
 * order.
 */
export function withWay(routes: readonly Route[], agent: AgentIndex, cities: readonly CityId[]): Route[] {
  if (cities.length === 0) return routes.filter(([one]) => one !== agent);
  const way: Route = [agent, [...cities]];
  const isOnWay = routes.some(([one]) => one === agent);
  return isOnWay ? routes.map((route) => (route[0] === agent ? way : route)) : [...routes, way];
}

/**
 * Returns every city that this Agent can reach, each with a route to it. The route continues the chosen route if
 * possible, and otherwise starts again.
 */
export function reach(ask: Ask, plan: Plan, agent: AgentIndex): ReadonlyMap<CityId, CityId[]> {
  const found = new Map<CityId, CityId[]>();
  const start = plan.stands[agent];
  if (start === undefined) return found;
  const way = wayOf(plan.routes, agent);
  spread(ask, plan, agent, [...way], found);
  if (way.length > 0) spread(ask, plan, agent, [], found);
  const stand = endOf(plan, agent);
  if (stand !== undefined) found.delete(stand);
  return found;
}

/**
 * Finds the cities that extensions of a route reach, by breadth-first search, and adds each with the first route found.
 * A coach may forbid a city as the end of a route while the cities behind it are allowed.
 */
function spread(ask: Ask, plan: Plan, agent: AgentIndex, way: CityId[], found: Map<CityId, CityId[]>): void {
  const start = plan.stands[agent];
  const seen = new Set<CityId>();
  let edge: CityId[][] = [way];
  while (edge.length > 0) {
    const grown = edge.flatMap((cities) => {
      const stand = cities.at(-1) ?? start;
      const next = stand === undefined ? [] : cityOf(stand).adjacent;
      return next
        .filter((city) => !found.has(city))
        .flatMap((city) => {
          const longer = [...cities, city];
          const why = whyNot(ask, { ...plan, routes: withWay(plan.routes, agent, longer) });
          if (seen.has(city) || why === 'bad-path') return [];
          seen.add(city);
          if (why === null) found.set(city, longer);
          return [longer];
        });
    });
    edge = grown;
  }
}
