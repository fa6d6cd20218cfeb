import { append, type Draft, type LegalMoves, type Seat, tree } from 'hush/game';
import { type AgentIndex, type Moves, type Route, STEPS_OF_MOVE3, type View } from '../state';
import type { RefusalCode } from '../text';
import { withDice } from './actions';
import { diceOn, hasPower, player } from './hand';
import { growths, isWalkable, type Walk } from './routes';

/**
 * [CV-23, CV-65] Defines when `move` is legal. The picks are the number of dice, the routes step by step, and the Agent
 * that takes the Courier's step.
 */
export const moving: Pick<LegalMoves<View, Moves, RefusalCode>, 'move'> = {
  move: tree({
    closed: (view, seat) => withDice(view, seat, 'movement', 1),
    unfit: (view, seat, [dice, routes, power]) =>
      withDice(view, seat, 'movement', dice) ??
      (isWalkable(movement(view, seat, dice, power === null ? [] : [power]), routes) ? null : 'bad-path') ??
      (power === null || hasPower(view, seat, 'courier') ? null : 'no-power') ??
      (power === farWalker(routes, dice) ? null : 'bad-path'),
    lengths: [3],
    grow: growMove,
  }),
};

/** [CV-65] Returns the limits of a Move x3: three steps in total, split between the seat's Agents. */
export function move3(view: View, seat: Seat): Walk {
  return {
    stands: player(view, seat).agents,
    room: (routes) => STEPS_OF_MOVE3 - routes.reduce((sum, [, cities]) => sum + cities.length, 0),
  };
}

/** Returns the legal next picks of a list of routes. `before` is the part of the draft before the routes. */
export function growRoutes(walk: Walk, before: Draft, routes: readonly Route[]) {
  if (!isWalkable(walk, routes)) return [];
  return growths(walk, routes).map(({ agent, city, routes: longer }) => ({
    mark: { agent, city },
    draft: [...before, longer],
  }));
}

/**
 * Returns the limits of a move with dice: one step per die for each Agent, and an extra step for one of the Agents in
 * `far`.
 */
function movement(view: View, seat: Seat, dice: number, far: readonly AgentIndex[]): Walk {
  return {
    stands: player(view, seat).agents,
    room(routes, agent) {
      const taken = routes.find(([each]) => each === agent)?.[1].length ?? 0;
      const walker = farWalker(routes, dice);
      const canGoFar = far.includes(agent) && (walker === null || walker === agent);
      return dice + (canGoFar ? 1 : 0) - taken;
    },
  };
}

/** Returns the Agent whose route has one step more than there are dice, or null. */
function farWalker(routes: readonly Route[], dice: number): AgentIndex | null {
  return routes.find(([, cities]) => cities.length > dice)?.[0] ?? null;
}

function growMove(view: View, seat: Seat, draft: Draft) {
  const [dice, routes = [], power] = draft as [number?, Route[]?, (AgentIndex | null)?];
  const most = diceOn(view, seat, 'movement');
  if (dice === undefined) return Array.from({ length: most }, (_, less) => append(draft, less + 1));
  if (power !== undefined || dice > most) return [];
  const far = hasPower(view, seat, 'courier') ? player(view, seat).agents.map((_, agent) => agent) : [];
  const walk = movement(view, seat, dice, far);
  if (!isWalkable(walk, routes)) return [];
  const walker = farWalker(routes, dice);
  const closing = { mark: { power: walker }, draft: [dice, routes, walker] };
  return [...growRoutes(walk, [dice], routes), closing];
}
