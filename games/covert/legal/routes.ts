/** One agent's way: the cities it enters, one after the other. */
export type Leg<Agent = string, City = string> = readonly [agent: Agent, cities: readonly City[]];

/** Who may go where: where the own agents stand, the routes, and how many more steps an agent may take. */
export interface Country<Agent extends string, City extends string> {
  stands: Readonly<Partial<Record<Agent, City>>>;
  adjacent(city: City): readonly City[];
  /** Steps this agent may add to the legs so far. */
  room(legs: readonly Leg<Agent, City>[], agent: Agent): number;
}

/** A leg list one step longer, and the step that was added. */
interface Growth<Agent, City> {
  agent: Agent;
  city: City;
  legs: Leg<Agent, City>[];
}

/** [CV-23, CV-65] Legs that follow the routes within their room; every agent once, and none that stays at home. */
export function isWalkable<Agent extends string, City extends string>(
  country: Country<Agent, City>,
  legs: readonly Leg<Agent, City>[],
): boolean {
  return legs.every(([agent, cities], at) => {
    const before = legs.slice(0, at);
    return (
      cities.length > 0 && !before.some(([other]) => other === agent) && isLegWalkable(country, before, agent, cities)
    );
  });
}

function isLegWalkable<Agent extends string, City extends string>(
  { stands, adjacent, room }: Country<Agent, City>,
  before: readonly Leg<Agent, City>[],
  agent: Agent,
  cities: readonly City[],
): boolean {
  let stand = stands[agent];
  for (const city of cities) {
    if (stand === undefined || !adjacent(stand).includes(city)) return false;
    stand = city;
  }
  return cities.length <= room(before, agent);
}

/** Every way to take one step more: on with the agent who moves, or with one who has not moved yet. */
export function growths<Agent extends string, City extends string>(
  country: Country<Agent, City>,
  legs: readonly Leg<Agent, City>[],
): Growth<Agent, City>[] {
  const last = legs.at(-1);
  const on = last ? steps(country, legs.slice(0, -1), last[0], last[1], country.room(legs, last[0])) : [];
  const moved = legs.map(([agent]) => agent);
  const rested = (Object.keys(country.stands) as Agent[]).filter((agent) => !moved.includes(agent));
  return [...on, ...rested.flatMap((agent) => steps(country, legs, agent, [], country.room(legs, agent)))];
}

function steps<Agent extends string, City extends string>(
  { stands, adjacent }: Country<Agent, City>,
  before: readonly Leg<Agent, City>[],
  agent: Agent,
  cities: readonly City[],
  room: number,
): Growth<Agent, City>[] {
  const stand = cities.at(-1) ?? stands[agent];
  if (stand === undefined || room < 1) return [];
  return adjacent(stand).map((city) => ({ agent, city, legs: [...before, [agent, [...cities, city]]] }));
}
