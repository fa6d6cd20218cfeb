import { legal } from '../legal';
import { unplaced } from '../legal/hand';
import type { DieIndex } from '../state';
import { decodingsOf } from './codes';
import type { Lay } from './lay';
import { type Choice, type Mind, worldOf } from './mind';
import { type Meter, type Plan, plansFrom } from './plan';
import { outlookOf } from './value';
import { quietTable } from './world';

/** Where places run out first. */
const CONTESTED: readonly Lay['at'][] = [
  'completeMission',
  'movement',
  'agencyCards',
  'missionCards',
  'decoder',
  'folder',
];
/** Dice without a use before others are rolled. */
const IDLE = 3;

/** The next die of the best plan for all dice in hand; what others could take first goes first. */
export function place(mind: Mind): Choice {
  const wild = unplaced(mind.view, mind.seat);
  const hasPlaced = (mind.view.turn?.placed ?? 0) > 0;
  const pass: Choice = hasPlaced ? { move: 'endTurn', args: [] } : { move: 'takeOrder', args: [] };
  if (wild.length === 0) return pass;
  const plan = bestPlan(mind, wild);
  const idle = wild.filter((die) => !plan.lays.some((lay) => lay.die === die && lay.at !== 'folder'));
  if (mind.temper.interrupts && mind.own.hasReroll && idle.length >= IDLE) return { move: 'reroll', args: [idle] };
  const ways = CONTESTED.flatMap((at) => plan.lays.filter((lay) => lay.at === at).map(asMove));
  return ways.find((way) => isLegal(mind, way)) ?? pass;
}

function bestPlan(mind: Mind, wild: DieIndex[]): Plan {
  const { seat, temper, random } = mind;
  const meter: Meter = { left: mind.budget };
  const decodings = decodingsOf(mind, wild, meter);
  const depth = temper.depth;
  const width = Math.max(1, Math.floor(meter.left / (14 * depth)));
  const table = quietTable(random);
  const world = worldOf(mind);
  const [best] = plansFrom(world, { ...outlookOf(world, seat), wild, decodings, width, depth, meter, table });
  return best ?? { lays: [], first: null, value: 0 };
}

function asMove({ die, at, mods, handler }: Lay): Choice {
  if (at === 'decoder') return { move: 'placeDecoder', args: [die, mods] };
  if (at === 'folder') return { move: 'placeSpecialOps', args: [die] };
  return { move: 'placeCircle', args: [die, at, mods, handler] };
}

function isLegal({ view, seat }: Mind, { move, args }: Choice): boolean {
  return legal[move].refusal(view, seat, args as never) === null;
}
