import { refusalOf } from 'hush/game';
import { legal } from '../legal';
import { hasDice, unplaced } from '../legal/hand';
import type { DieIndex } from '../state';
import { type Beliefs, type Choice, outlookIn, whimOf, worldOf, worldsFor } from './beliefs';
import { decodingsOf } from './codes';
import { expendable } from './expendable';
import type { DiePlacement } from './place';
import { type Decoding, type Meter, plansFrom } from './plan';
import { quietApis } from './world';

/** Targets for dice, starting with those that fill up soonest. */
const CONTESTED: readonly DiePlacement['at'][] = [
  'completeMission',
  'movement',
  'agencyCards',
  'missionCards',
  'decoder',
  'folder',
];
/** Circles on which a die may still be useful if no plan needs it. */
const SPARE_CIRCLES = ['agencyCards', 'movement', 'missionCards', 'completeMission'] as const;
/** Minimum number of useless dice at which the bot rerolls. */
const IDLE = 3;
/** Average number of possible steps that the search tries in a position. */
const BREADTH = 14;

/** Places the next die of the best plan for all dice in hand, starting with contested places. */
export function place(beliefs: Beliefs): Choice {
  const wild = unplaced(beliefs.view, beliefs.seat);
  const hasPlaced = (beliefs.view.turn?.placed ?? 0) > 0;
  const pass: Choice = hasPlaced ? { move: 'endTurn', args: [] } : { move: 'takeOrder', args: [] };
  if (wild.length === 0) return pass;
  const placements = agreedPlacements(beliefs, wild);
  const idle = wild.filter(
    (die) => !placements.some((placement) => placement.die === die && placement.at !== 'folder'),
  );
  if (beliefs.parameters.interrupts && beliefs.own.hasReroll && idle.length >= IDLE)
    return { move: 'reroll', args: [idle] };
  const ways = CONTESTED.flatMap((at) => placements.filter((placement) => placement.at === at).map(asMove));
  const open = ways.filter((way) => isLegal(beliefs, way));
  const [next = spare(beliefs, wild)] = open;
  return sneak(beliefs, open) ?? next ?? pass;
}

/** [CV-44] Uses Sneak Attack if a rival could take the space that the bot wants for its second die. */
function sneak(beliefs: Beliefs, ways: readonly Choice[]): Choice | null {
  const { view, seat, parameters } = beliefs;
  const { turn } = view;
  if (!parameters.races || !turn || turn.placements - turn.placed > 1) return null;
  const isRaced = view.seats.some((each) => each !== seat && !view.order.includes(each) && hasDice(view, each));
  const wanted = ways.filter(({ move }) => move === 'placeCircle').length;
  if (!isRaced || wanted < 2) return null;
  const card = expendable(beliefs, 'sneak');
  const choice: Choice | null = card === null ? null : { move: 'ability', args: [card] };
  return choice && isLegal(beliefs, choice) ? choice : null;
}

/** Places a die that no plan needs: on Special Operations to draw a token, or on any legal target. */
function spare(beliefs: Beliefs, wild: readonly DieIndex[]): Choice | undefined {
  const [die] = wild;
  if (die === undefined) return undefined;
  const places = ['folder', ...SPARE_CIRCLES, 'decoder'] as const;
  const ways = places.flatMap((at) =>
    at === 'folder' && beliefs.view.bag === 0
      ? []
      : wild.map((each) => asMove({ die: each, at, mods: [], handler: 0 })),
  );
  return ways.find((way) => isLegal(beliefs, way));
}

/**
 * Returns the placements that are part of the best plan in most imagined states, so that the bot does not rely on one
 * lucky card.
 */
function agreedPlacements(beliefs: Beliefs, wild: DieIndex[]): DiePlacement[] {
  const meter: Meter = { left: beliefs.budget };
  const decodings = decodingsOf(beliefs, wild, meter);
  const worlds = worldsFor(beliefs);
  const budget = Math.floor(meter.left / worlds);
  const plans = Array.from({ length: worlds }, () => bestPlacements(beliefs, wild, decodings, { left: budget }));
  const isShared = (placement: DiePlacement) =>
    plans.filter((plan) => plan.some((each) => isSame(each, placement))).length > worlds / 2;
  const agreed = plans
    .flat()
    .filter((placement, at, all) => isShared(placement) && all.findIndex((each) => isSame(each, placement)) === at);
  return agreed.length > 0 ? agreed : (plans[0] ?? []);
}

function bestPlacements(beliefs: Beliefs, wild: DieIndex[], decodings: Decoding[], meter: Meter): DiePlacement[] {
  const { parameters, random } = beliefs;
  const width = Math.max(1, Math.floor(meter.left / (BREADTH * parameters.depth)));
  const apis = quietApis(random);
  const world = worldOf(beliefs);
  const outlook = outlookIn(world, beliefs);
  const plans = plansFrom(world, { ...outlook, wild, decodings, width, depth: parameters.depth, meter, apis });
  const [best] = plans
    .map(({ placements, value }) => ({ placements, value: value + whimOf(beliefs) }))
    .sort((one, other) => other.value - one.value);
  return best?.placements ?? [];
}

function isSame(one: DiePlacement, other: DiePlacement): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function asMove({ die, at, mods, handler }: DiePlacement): Choice {
  if (at === 'decoder') return { move: 'placeDecoder', args: [die, mods] };
  if (at === 'folder') return { move: 'placeSpecialOps', args: [die] };
  return { move: 'placeCircle', args: [die, at, mods, handler] };
}

function isLegal({ view, seat }: Beliefs, { move, args }: Choice): boolean {
  return refusalOf(legal[move], view, seat, args) === null;
}
