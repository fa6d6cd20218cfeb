import type { Seat } from 'hush/game';
import { agencyOf, needsOf } from '../content/cards';
import { cityOf } from '../content/map';
import { isPayable, sourcesFor } from '../legal/payment';
import { abilityHeld, playerOf } from '../queries';
import {
  type AgentIndex,
  type Circle,
  type CityId,
  type Deck,
  type Handle,
  type Moves,
  type Player,
  type Route,
  type Source,
  STEPS_OF_MOVE3,
  type State,
} from '../state';
import { view } from '../view';
import { wayTo } from './distance';
import type { MissionPlan } from './missionPlan';
import { missionPlansOf, type Outlook } from './value';

type Made<Move extends keyof Moves> = { move: Move; args: Moves[Move] };
type Kind = 'complete' | 'takeMission' | 'takeAgency' | 'takeAgencyAny' | 'move' | 'forfeitDie' | 'ability' | 'fly';

/**
 * A step of a turn, with the circle whose dice pay for it and the number of dice. `circle` is null if the step costs no
 * dice.
 */
export type Step = { [Move in Kind]: Made<Move> & { circle: Circle | null; dice: number } }[Kind];

/** Returns the number of dice available for a circle, including unplaced dice. */
export type Purse = (circle: Circle) => number;

/** Lists the legal steps that are worth trying in this position. */
export function stepsOf(G: State, { seat, left }: Outlook, purse: Purse): Step[] {
  const player = playerOf(G, seat);
  const missionPlans = missionPlansOf(G, player, left);
  return [
    ...cards(G, player, missionPlans, purse),
    ...missions(G, purse),
    ...walks(G, player, missionPlans, purse),
    ...completions(G, seat, purse),
    ...flights(player, missionPlans),
    ...abilities(G, player, missionPlans),
  ];
}

/** Lists the missions that the seat can pay for, each with its cheapest payment. */
export function completions(G: State, seat: Seat, purse: Purse): Step[] {
  if (purse('completeMission') === 0) return [];
  const own = view(G, seat);
  return playerOf(G, seat)
    .missions.filter(({ card }) => isPayable(own, seat, card))
    .map(({ handle, card }) => {
      const payment: Source[] = [];
      while (payment.length < needsOf(card).length) {
        const [cheapest] = sourcesFor(own, seat, card, payment);
        if (!cheapest) break;
        payment.push(cheapest);
      }
      return { move: 'complete', args: [handle, payment], circle: 'completeMission', dice: 1 };
    });
}

function cards(G: State, player: Player, missionPlans: readonly MissionPlan[], purse: Purse): Step[] {
  const dice = purse('agencyCards');
  if (dice === 0) return [];
  const near = [...new Set(player.agents.map((city) => cityOf(city).region))];
  const steps = near.map((region): Step => ({ move: 'takeAgency', args: [region], circle: 'agencyCards', dice: 1 }));
  const isQuick = player.character === 'quartermaster' && !player.isPowerUsed;
  const hasDeck = G.agencyDeck.length + G.discards.length > 0;
  if (isQuick && hasDeck) steps.push({ move: 'takeAgencyAny', args: ['deck', true], circle: 'agencyCards', dice: 1 });
  if (dice < 2) return steps;
  const wants = new Set<string>(missionPlans.flatMap((missionPlan) => missionPlan.wants));
  for (const [region, card] of Object.entries(G.faceUp) as [keyof State['faceUp'], string][]) {
    if (near.includes(region) || !wants.has(agencyOf(card).equipment)) continue;
    steps.push({ move: 'takeAgencyAny', args: [region, false], circle: 'agencyCards', dice: 2 });
  }
  return steps;
}

function missions(G: State, purse: Purse): Step[] {
  if (purse('missionCards') === 0) return [];
  const from = ([0, 1, 2] as const).filter((space) => G.missionRow[space]);
  const places: Moves['takeMission'][0][] = G.missionDeck.length > 0 ? [...from, 'deck'] : from;
  return places.map((place) => ({ move: 'takeMission', args: [place], circle: 'missionCards', dice: 1 }));
}

function walks(_G: State, player: Player, missionPlans: readonly MissionPlan[], purse: Purse): Step[] {
  const most = purse('movement');
  const isFar = player.character === 'courier' && !player.isPowerUsed;
  const steps = new Map<string, Step>();
  for (const aims of aimsOf(missionPlans)) {
    for (let dice = 1; dice <= most; dice++) {
      const [routes, power] = routesTo(player, aims, dice, isFar);
      if (routes.length === 0) continue;
      steps.set(JSON.stringify([routes, dice]), {
        move: 'move',
        args: [dice, routes, power],
        circle: 'movement',
        dice,
      });
    }
  }
  return [...steps.values()];
}

/**
 * Lists destinations for the Agents, for each pair of mission plans. Agents that the first plan does not need work for
 * the second.
 */
function aimsOf(missionPlans: readonly MissionPlan[]): Map<AgentIndex, CityId>[] {
  return missionPlans.flatMap((first) => missionPlans.map((second) => new Map([...second.targets, ...first.targets])));
}

/**
 * Returns routes towards the destinations, as far as the dice reach. If the Courier's power helps, one Agent takes an
 * extra step.
 */
function routesTo(
  player: Player,
  aims: ReadonlyMap<AgentIndex, CityId>,
  dice: number,
  isFar: boolean,
): [Route[], AgentIndex | null] {
  let power: AgentIndex | null = null;
  const routes = [...aims].flatMap(([agent, city]): Route[] => {
    const way = wayTo(player.agents[agent] as CityId, city);
    const isFurther = isFar && power === null && way.length > dice;
    if (isFurther) power = agent;
    const steps = way.slice(0, isFurther ? dice + 1 : dice);
    return steps.length > 0 ? [[agent, steps]] : [];
  });
  return [routes, power];
}

/** Lists flights that bring an Agent closer to its destination in a mission plan. */
function flights(player: Player, missionPlans: readonly MissionPlan[]): Step[] {
  const steps: Step[] = [];
  for (const { handle, card } of player.agency) {
    const { city } = agencyOf(card);
    for (const { targets } of missionPlans) {
      for (const [agent, to] of targets) {
        const from = player.agents[agent] as CityId;
        const isThere = from === city || from === to;
        if (isThere || wayTo(city, to).length + 1 >= wayTo(from, to).length) continue;
        if (steps.some(({ args }) => args[0] === handle && args[1] === agent)) continue;
        steps.push({ move: 'fly', args: [handle, agent], circle: null, dice: 0 });
      }
    }
  }
  return steps;
}

function abilities(G: State, player: Player, missionPlans: readonly MissionPlan[]): Step[] {
  const usable = [...player.agency, ...player.tokens].filter(({ handle }) => !player.newTokens.includes(handle));
  return usable.flatMap(({ handle }): Step[] => {
    const ability = abilityHeld(player, handle);
    if (ability === 'search') return searches(G, handle);
    return ability === 'move3' ? quickWalks(player, missionPlans, handle) : [];
  });
}

function searches(G: State, handle: Handle): Step[] {
  const decks: Deck[] = [];
  if (G.agencyDeck.length + G.discards.length > 0) decks.push('agency');
  if (G.missionDeck.length > 0) decks.push('mission');
  return decks.map((deck) => ({ move: 'ability', args: [handle, deck], circle: null, dice: 0 }));
}

/** Lists uses of a Move x3 card or token. There is one for each mission plan, with three steps in total. */
function quickWalks(player: Player, missionPlans: readonly MissionPlan[], handle: Handle): Step[] {
  return missionPlans.flatMap(({ targets }): Step[] => {
    let left = STEPS_OF_MOVE3;
    const ways = targets
      .map(([agent, city]) => [agent, wayTo(player.agents[agent] as CityId, city)] as const)
      .sort(([, one], [, other]) => other.length - one.length);
    const routes = ways.flatMap(([agent, way]): Route[] => {
      const steps = way.slice(0, left);
      left -= steps.length;
      return steps.length > 0 ? [[agent, steps]] : [];
    });
    return routes.length > 0 ? [{ move: 'ability', args: [handle, routes], circle: null, dice: 0 }] : [];
  });
}
