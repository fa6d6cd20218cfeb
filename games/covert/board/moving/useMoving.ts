import { useMemo } from 'react';
import { agencyOf } from '../../content/cards';
import { hasPower } from '../../legal/hand';
import { shortestWays } from '../../legal/routes';
import { type AgentIndex, type CityId, STEPS_OF_MOVE3, type View } from '../../state';
import { stepsBetween } from '../map/routes';
import type { Leg, Tip } from '../map/standing';
import { type Asking, playerOf } from '../props';
import { wordsOf } from '../reasons';
import type { Change, Intent } from '../turn/intent';
import { type Engine, endOf, endsOf, type Plan, reach, whyNot, withWay } from './plan';
import { type Event, preview } from './preview';
import { movingText } from './text';

/** State and actions of the map while Agents are being moved. */
export interface Moving {
  plan: Plan;
  events: readonly Event[];
  lit: ReadonlySet<CityId>;
  legs: readonly Leg[];
  tip: Tip | null;
  /** Number of steps that each Agent may take, or null if the Agents share three steps. */
  room: number | null;
  hasExtra: boolean;
  /** Returns why a city cannot be chosen. */
  why(city: CityId): string;
  onCity(city: CityId): void;
  pick(agent: AgentIndex): void;
  takeBack(agent: AgentIndex): void;
}

function engineOf({ mode, dice }: Intent): Engine | null {
  if (mode?.kind === 'march') return { kind: 'card', card: mode.card };
  return mode?.kind === 'action' && mode.circle === 'movement' ? { kind: 'dice', dice } : null;
}

/**
 * Tracks the move that the player is planning on the map.
 *
 * @returns null if no Agent is being moved
 */
export function useMoving({ view, seat, legal }: Asking, intent: Intent, change: Change): Moving | null {
  const engine = engineOf(intent);
  const { routes, agent } = intent;
  const own = playerOf(view, seat);
  const stands = own?.agents;
  const engineKey = JSON.stringify(engine);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the engine by value
  const plan = useMemo<Plan | null>(
    () => (engine && stands ? { engine, stands, routes } : null),
    [engineKey, stands, routes],
  );
  const ways = useMemo(
    () => (plan && agent !== null ? reach(legal, plan, agent) : new Map<CityId, CityId[]>()),
    [legal, plan, agent],
  );
  const events = useMemo(() => (plan && seat !== null ? preview(view, seat, plan.routes) : []), [view, seat, plan]);
  if (!plan || !own || seat === null) return null;
  const ends = endsOf(plan);
  const room = plan.engine.kind === 'dice' ? plan.engine.dice : null;
  const hasExtra = room !== null && hasPower(view, seat, 'courier');
  const why = (city: CityId): string => {
    if (agent === null) return movingText.noAgent;
    const stand = endOf(plan, agent);
    if (stand === undefined || stand === city) return movingText.stands(city);
    const start = plan.stands[agent] ?? stand;
    const steps = room === null ? STEPS_OF_MOVE3 : hasExtra ? room + 1 : room;
    const way = shortestWays(start, steps).get(city);
    const closed = way ? whyNot(legal, { ...plan, routes: withWay(routes, agent, way) }) : null;
    if (closed !== null && closed !== 'bad-path') return wordsOf(closed);
    return [movingText.away(city, start, stepsBetween(start, city)), movingText.room(steps)].join(' ');
  };
  const onCity = (city: CityId) => {
    const way = agent === null ? undefined : ways.get(city);
    if (agent !== null && way) return change({ routes: withWay(routes, agent, way) });
    const standing = ends.findIndex((end, one) => end === city && one !== agent);
    if (standing >= 0) return change({ agent: standing });
    change({ refusal: why(city) });
  };
  return {
    plan,
    events,
    lit: new Set(agent === null ? ends : ways.keys()),
    legs: legsOf(plan),
    tip: tipOf(events),
    room,
    hasExtra,
    why,
    onCity,
    pick: (one) => change({ agent: one === agent ? null : one }),
    takeBack: (one) => change({ routes: withWay(routes, one, []), agent: one }),
  };
}

function legsOf({ stands, routes }: Plan): Leg[] {
  return routes.flatMap(([agent, cities]) =>
    cities.flatMap((to, index) => {
      const from = index === 0 ? stands[agent] : cities[index - 1];
      return from === undefined ? [] : [{ from, to, step: index + 1, isLast: index === cities.length - 1 }];
    }),
  );
}

/**
 * Returns a label for the last city where cubes are picked up, with the number of cubes, or null if none are picked up.
 */
function tipOf(events: readonly Event[]): Tip | null {
  const gained = events.filter(({ kind }) => kind !== 'left');
  const at = gained.at(-1)?.city;
  if (at === undefined) return null;
  return { at, text: movingText.gain(gained.filter(({ city }) => city === at).length) };
}

/** Returns the city that the picked card flies to, or null if the player is not choosing a flight. */
export function flightTo({ me }: View, { mode }: Intent): CityId | null {
  if (mode?.kind !== 'fly') return null;
  const held = me?.agency.find(({ handle }) => handle === mode.card);
  return held ? agencyOf(held.card).city : null;
}
