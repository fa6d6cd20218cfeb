import { agencyOf, codeOf, missionOf, type Need, needsOf } from '../content/cards';
import { cityOf } from '../content/map';
import type { AgentIndex, CityId, Equipment, Handle, Held, Player, RegionId, State } from '../state';
import { distance, nearestIn } from './distance';

/** The work that a mission in hand still takes, measured in dice. */
export interface MissionPlan {
  mission: Held;
  /** Number of dice still needed, including the die that completes the mission. */
  effort: number;
  /** Whether only the die that completes the mission is still needed. */
  isReady: boolean;
  /** Destination of each Agent that the mission needs, including Agents that are already there. */
  targets: (readonly [AgentIndex, CityId])[];
  /** Cards in hand that the bot will pay for the mission with. */
  cards: Handle[];
  /** Equipment that the bot still needs for the mission. */
  wants: Equipment[];
}

/** Average costs, in dice. */
const COMPLETING = 1;
const CARD_IN_REACH = 1.1;
const CARD_IN_SIGHT = 1.7;
const CARD_UNSEEN = 2.6;
const ANY_CARD = 1.3;
/** Cost of paying with a broken code, in dice: its two points, and the work of breaking another code. */
const SPENT_CODE = 1.4;
/**
 * Cost of each step, in dice. It is added to the cost of the longest route: the dice that move one Agent along it also
 * move the other Agents.
 */
const EACH_STEP = 0.12;
const NO_WAY = 7;

/** Plans a mission. Cards that are reserved for other missions in hand are not used. */
export function missionPlanOf(G: State, player: Player, mission: Held, reserved: ReadonlySet<Handle>): MissionPlan {
  const needs = needsOf(mission.card);
  const way = bestWay(player, needs.filter(isPlace));
  const { targets, isThere: isReady } = way;
  const missionPlan: MissionPlan = { mission, effort: COMPLETING + way.effort, isReady, targets, cards: [], wants: [] };
  const free = player.agency.filter(({ handle }) => !reserved.has(handle));
  const icons = player.finishedMissions.flatMap((id) => missionOf(id).benefit?.id ?? []);
  const codes = player.finishedCodes.map((code) => codeOf(code).equipment);
  for (const need of needs) if (need.kind === 'equipment') equip(G, player, missionPlan, need.id, free, icons, codes);
  for (const need of needs) if (need.kind === 'any') addAny(missionPlan, free);
  return missionPlan;
}

function equip(
  G: State,
  player: Player,
  missionPlan: MissionPlan,
  equipment: Equipment,
  free: Held[],
  icons: string[],
  codes: Equipment[],
): void {
  if (takeOut(icons, (icon) => icon === equipment) !== undefined) return;
  const card = takeOut(free, (held) => agencyOf(held.card).equipment === equipment);
  if (card) {
    missionPlan.cards.push(card.handle);
    return;
  }
  const cost = seek(G, player, equipment);
  if (takeOut(codes, (code) => code === equipment) !== undefined) {
    missionPlan.effort += Math.min(cost, SPENT_CODE);
    return;
  }
  missionPlan.effort += cost;
  missionPlan.isReady = false;
  missionPlan.wants.push(equipment);
}

function addAny(missionPlan: MissionPlan, free: Held[]): void {
  const card = free.pop();
  if (card) missionPlan.cards.push(card.handle);
  else {
    missionPlan.effort += ANY_CARD;
    missionPlan.isReady = false;
  }
}

/**
 * Estimates the cost, in dice, of getting a card with this equipment: from a region's space, or by luck from the deck.
 */
function seek(G: State, player: Player, equipment: Equipment): number {
  const regions = Object.entries(G.faceUp).filter(([, card]) => agencyOf(card).equipment === equipment);
  if (regions.length === 0) return CARD_UNSEEN;
  const isNear = regions.some(([region]) => player.agents.some((city) => cityOf(city).region === region));
  return isNear ? CARD_IN_REACH : CARD_IN_SIGHT;
}

type Place = Extract<Need, { kind: 'city' | 'region' }>;
type Way = Pick<MissionPlan, 'effort' | 'targets'> & { isThere: boolean };

function isPlace(need: Need): need is Place {
  return need.kind === 'city' || need.kind === 'region';
}

/**
 * Assigns Agents and icons to the places that a mission requires, so that the longest route is as short as possible.
 */
function bestWay(player: Player, places: readonly Place[]): Way {
  const icons = player.finishedMissions.flatMap((id) => {
    const { benefit } = missionOf(id);
    return benefit?.type === 'region' ? [benefit.id] : [];
  });
  let best: Way | null = null;
  const walk = (at: number, targets: Way['targets'], used: number, longest: number, sum: number): void => {
    const place = places[at];
    if (!place) {
      const effort = longest + EACH_STEP * sum;
      if (!best || effort < best.effort) best = { effort, targets, isThere: sum === 0 };
      return;
    }
    const region = regionOfPlace(place);
    icons.forEach((icon, number) => {
      if (icon === region && (used & (1 << number)) === 0) walk(at + 1, targets, used | (1 << number), longest, sum);
    });
    player.agents.forEach((city, agent) => {
      if (targets.some(([other]) => other === agent)) return;
      const to = place.kind === 'city' ? place.id : nearestIn(city, place.id);
      const steps = distance(city, to);
      walk(at + 1, [...targets, [agent, to]], used, Math.max(longest, steps), sum + steps);
    });
  };
  walk(0, [], 0, 0, 0);
  return best ?? { effort: NO_WAY, targets: [], isThere: false };
}

function regionOfPlace(place: Place): RegionId {
  return place.kind === 'city' ? cityOf(place.id).region : place.id;
}

function takeOut<Thing>(things: Thing[], fits: (thing: Thing) => boolean): Thing | undefined {
  const at = things.findIndex(fits);
  return at < 0 ? undefined : things.splice(at, 1)[0];
}
