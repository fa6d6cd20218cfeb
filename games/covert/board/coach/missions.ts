import type { Seat } from '#shared/ids.ts';
import { agencyOf, type Need, needsOf } from '../../content/cards';
import { cityOf } from '../../content/map';
import { openCard, player } from '../../legal/hand';
import { isPayable } from '../../legal/payment';
import { shortestWays } from '../../legal/routes';
import { CITIES, type CityId, type Equipment, type Held, type RegionId, type Route, type View } from '../../state';

/** A mission in hand, and routes of one step each after which it can be paid. No routes if it can be paid now. */
export interface Lead {
  mission: Held;
  routes: Route[];
}

/** Returns the mission that needs the fewest steps, or null if none can be paid after one step by up to two Agents. */
export function leadOf(view: View, seat: Seat): Lead | null {
  for (const routes of strolls(player(view, seat).agents)) {
    const moved = afterWalking(view, seat, routes);
    const mission = view.me?.missions.find(({ card }) => isPayable(moved, seat, card));
    if (mission) return { mission, routes };
  }
  return null;
}

/** Returns one step towards a city or region that a mission in hand needs, or null if an Agent is in each of them. */
export function approach(view: View, seat: Seat): Route | null {
  const { agents } = player(view, seat);
  const ways = placesWanted(view).flatMap((need) => {
    const nearest = agents
      .map((from, agent) => ({ agent, way: wayTo(from, need) }))
      .sort((one, other) => one.way.length - other.way.length)[0];
    return nearest && nearest.way.length > 0 ? [nearest] : [];
  });
  const [best] = ways.sort((one, other) => one.way.length - other.way.length);
  return best ? [best.agent, best.way.slice(0, 1)] : null;
}

/** Returns the index of the mission to give back: the one with the highest cost. */
export function leftOver(view: View, seat: Seat): number {
  const costs = (view.me?.missions ?? []).map(({ card }) => costOf(view, seat, needsOf(card)));
  return costs.indexOf(Math.max(...costs));
}

/** Finds regions where the seat has an Agent and the face-up card has equipment that one of its missions needs. */
export function finds(view: View, seat: Seat): { region: RegionId; mission: Held }[] {
  const own = [...new Set(player(view, seat).agents.map((city) => cityOf(city).region))];
  const paid = leadOf(view, seat)?.mission;
  const open = (view.me?.missions ?? []).filter((mission) => mission !== paid);
  return open.flatMap((mission) =>
    own
      .filter((region) => lacks(view, mission).includes(agencyOf(openCard(view, region)).equipment))
      .map((region) => ({ region, mission })),
  );
}

/** Yields lists of one-step routes: first the empty list, then one Agent's routes, then pairs for two Agents. */
function* strolls(agents: readonly CityId[]): Generator<Route[]> {
  yield [];
  const steps = agents.map((city, agent) => cityOf(city).adjacent.map((to): Route => [agent, [to]]));
  for (const one of steps.flat()) yield [one];
  for (const one of steps.flat()) {
    for (const other of steps.slice(one[0] + 1).flat()) yield [one, other];
  }
}

function afterWalking(view: View, seat: Seat, routes: readonly Route[]): View {
  const own = player(view, seat);
  const agents = own.agents.map((city, agent) => routes.find(([one]) => one === agent)?.[1].at(-1) ?? city);
  return { ...view, players: { ...view.players, [seat]: { ...own, agents } } };
}

function placesWanted({ me }: View): Need[] {
  return (me?.missions ?? []).flatMap(({ card }) =>
    needsOf(card).filter(({ kind }) => kind === 'city' || kind === 'region'),
  );
}

/** Returns the shortest way to a city that meets this need. Empty if the Agent is already in such a city. */
function wayTo(from: CityId, need: Need): CityId[] {
  if (counts(from, need)) return [];
  const ways = [...shortestWays(from, CITIES.length)].filter(([city]) => counts(city, need));
  return ways[0]?.[1] ?? [];
}

function counts(city: CityId, need: Need): boolean {
  return need.kind === 'city' ? need.id === city : need.kind === 'region' && need.id === cityOf(city).region;
}

/** Estimates the effort for the needs: 1 for each, plus 1 for each missing step and 1 or 2 for a missing card. */
function costOf(view: View, seat: Seat, needs: readonly Need[]): number {
  const { agents } = player(view, seat);
  const near = new Set(agents.map((city) => cityOf(city).region));
  const missing = (need: Need) => {
    if (need.kind === 'city' || need.kind === 'region')
      return Math.min(...agents.map((from) => wayTo(from, need).length));
    if (need.kind === 'any' || handOf(view).includes(need.id)) return 0;
    return [...near].some((region) => agencyOf(openCard(view, region)).equipment === need.id) ? 1 : 2;
  };
  return needs.reduce((sum, need) => sum + 1 + missing(need), 0);
}

function lacks(view: View, { card }: Held): Equipment[] {
  const hand = handOf(view);
  return needsOf(card).flatMap((need) => (need.kind === 'equipment' && !hand.includes(need.id) ? [need.id] : []));
}

function handOf({ me }: View): Equipment[] {
  return (me?.agency ?? []).map(({ card }) => agencyOf(card).equipment);
}
