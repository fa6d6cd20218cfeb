import type { Seat } from 'hush/game';
import { agencyOf, missionOf } from '../../content/cards';
import { cityOf } from '../../content/map';
import { diceOn, hasPower, openCard, player } from '../../legal/hand';
import { isPayable } from '../../legal/payment';
import { shortestWays } from '../../legal/routes';
import { type Circle, type Held, REGIONS, type RegionId, type Route, type View } from '../../state';

/** A mission that the seat can complete this round, and the steps that are still missing. */
export interface Plan {
  mission: Held;
  /** The region whose card the mission still requires, or null if it requires none. */
  cardFrom: RegionId | null;
  /** An Agent's route to a city that the mission requires, or null if no Agent has to move. */
  route: Route | null;
}

/** Returns the mission that needs the fewest steps, or null if none can be completed with a die on each circle. */
export function planOf(view: View, seat: Seat): Plan | null {
  for (const route of routesOf(view, seat)) {
    const there = afterMoving(view, seat, route ? [route] : []);
    for (const cardFrom of takesOf(view, seat)) {
      const mission = view.me?.missions.find(({ card }) => isPayable(afterTaking(there, cardFrom), seat, card));
      if (mission) return { mission, cardFrom, route };
    }
  }
  return null;
}

/** Whether the planned mission can be completed once Agents have moved along these routes and this card is taken. */
export function isReached(
  view: View,
  seat: Seat,
  { mission }: Plan,
  routes: readonly Route[],
  cardFrom: RegionId | null,
) {
  return isPayable(afterTaking(afterMoving(view, seat, routes), cardFrom), seat, mission.card);
}

export const nameOf = ({ mission }: Plan): string => missionOf(mission.card).name;

/** Whether the seat has a die on this circle or may still place one there. */
const mayUse = (view: View, seat: Seat, circle: Circle) => view.phase !== 'resolve' || diceOn(view, seat, circle) > 0;

/** Yields null (for no route) first, then the routes that each Agent can move with one die, shortest first. */
function routesOf(view: View, seat: Seat): (Route | null)[] {
  if (!mayUse(view, seat, 'movement')) return [null];
  const most = hasPower(view, seat, 'courier') ? 2 : 1;
  const ways = player(view, seat).agents.flatMap((from, agent) =>
    [...shortestWays(from, most).values()].map((way): Route => [agent, way]),
  );
  return [null, ...ways.sort(([, one], [, other]) => one.length - other.length)];
}

function takesOf(view: View, seat: Seat): (RegionId | null)[] {
  if (!mayUse(view, seat, 'agencyCards')) return [null];
  const own = new Set(player(view, seat).agents.map((city) => cityOf(city).region));
  return [null, ...REGIONS.filter((region) => own.has(region))];
}

function afterMoving(view: View, seat: Seat, routes: readonly Route[]): View {
  const own = player(view, seat);
  const agents = own.agents.map((city, agent) => routes.find(([one]) => one === agent)?.[1].at(-1) ?? city);
  return { ...view, players: { ...view.players, [seat]: { ...own, agents } } };
}

function afterTaking(view: View, cardFrom: RegionId | null): View {
  const { me } = view;
  if (cardFrom === null || !me) return view;
  return { ...view, me: { ...me, agency: [...me.agency, { handle: cardFrom, card: openCard(view, cardFrom) }] } };
}

/** Returns the equipment on the Agency card that the plan needs. */
export const wanted = (view: View, cardFrom: RegionId) => agencyOf(openCard(view, cardFrom)).equipment;
