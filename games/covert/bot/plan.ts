import type { Apis, Seat } from 'hush/game';
import { playerOf } from '../queries';
import { CIRCLES, type Circle, type DieIndex, isCircle, type State } from '../state';
import { type DiePlacement, placementOn, type Reserve, roomFor, withPlaced } from './place';
import { simulate } from './simulate';
import { type Step, stepsOf } from './steps';
import { assess, type Outlook } from './value';

/** Sets of dice that would help break codes if placed on the decoder, and their value. */
export interface Decoding {
  dice: DieIndex[];
  worth: number;
}

/** Number of positions that the search may still evaluate. */
export interface Meter {
  left: number;
}

/** A plan for a turn: the placements of dice, the first step, and the plan's value. */
export interface Plan {
  placements: DiePlacement[];
  first: Step | null;
  value: number;
}

interface Node extends Plan, Reserve {
  G: State;
  /** Value added by codes and tokens. */
  extra: number;
  isDecoding: boolean;
}

export interface Search extends Outlook {
  /** Dice in hand that are not placed in this plan yet. */
  wild: DieIndex[];
  decodings: readonly Decoding[];
  width: number;
  depth: number;
  meter: Meter;
  apis: Apis;
}

/** Value of a token from the folder. */
const TOKEN = 0.62;
/** Value of a die that has no better use. */
const DIE_LEFT = 0.55;

/**
 * Searches for the best order in which to use the bot's dice. This is a beam search, which keeps only the best few
 * positions at each depth.
 *
 * @returns the best plan for each first step, best first
 */
export function plansFrom(world: State, search: Search): Plan[] {
  const root = rootOf(world, search);
  const plans = new Map<string, Plan>();
  let front = [root];
  for (let depth = 0; depth < search.depth && front.length > 0; depth++) {
    const grown = new Map<string, Node>();
    for (const node of front) {
      for (const child of childrenOf(node, search)) {
        const key = keyOf(child, search.seat);
        const known = grown.get(key);
        if (!known || promise(child, search) > promise(known, search)) grown.set(key, child);
        remember(plans, child);
      }
    }
    front = [...grown.values()]
      .sort((one, other) => promise(other, search) - promise(one, search))
      .slice(0, search.width);
  }
  return [...plans.values()].sort((one, other) => other.value - one.value);
}

function rootOf(G: State, search: Search): Node {
  const taken = Object.fromEntries(
    CIRCLES.map((circle) => [
      circle,
      G.seats.flatMap((each) => playerOf(G, each).dice.flatMap(({ at, face }) => (at === circle ? [face] : []))),
    ]),
  ) as Record<Circle, number[]>;
  const { wild } = search;
  return { G, wild, taken, placements: [], first: null, extra: 0, isDecoding: false, value: assess(G, search) };
}

function remember(plans: Map<string, Plan>, { placements, first, value }: Node): void {
  const key = JSON.stringify(first ? [first.move, first.args] : []);
  const known = plans.get(key);
  if (!known || value > known.value) plans.set(key, { placements, first, value });
}

function* childrenOf(node: Node, search: Search): Generator<Node> {
  const player = playerOf(node.G, search.seat);
  const purse = (circle: Circle) => diceOn(node.G, search.seat, circle) + roomFor(player, node, circle);
  for (const step of stepsOf(node.G, search, purse)) {
    if (search.meter.left <= 0) return;
    search.meter.left -= 1;
    const child = afterStep(node, step, search);
    if (child) yield child;
  }
  yield* placements(node, search);
}

/**
 * Simulates a step with the dice on its circle, plus unplaced dice if these are too few. Returns null if the step is
 * impossible.
 */
function afterStep(node: Node, step: Step, search: Search): Node | null {
  const { seat } = search;
  const player = playerOf(node.G, seat);
  const placements: DiePlacement[] = [];
  let left: Reserve = node;
  const { circle } = step;
  for (let owed = circle ? step.dice - diceOn(node.G, seat, circle) : 0; owed > 0 && circle; owed--) {
    const found = placementOn(player, left, circle);
    if (!found) return null;
    placements.push(found.placement);
    left = found.left;
  }
  const isTurned = placements.some(({ mods, handler }) => mods.length > 0 || handler !== 0);
  if (isTurned && (placements.length > 1 || isSpentTwice(placements, step))) return null;
  const G = simulate(node.G, search, step, search.apis, placements);
  const { wild, taken } = left;
  const value = assess(G, search) + node.extra;
  return { ...node, G, wild, taken, placements: [...node.placements, ...placements], first: node.first ?? step, value };
}

/** Whether the step spends a card that the plan has already spent on changing a die. */
function isSpentTwice(placements: readonly DiePlacement[], { args }: Step): boolean {
  const used = JSON.stringify(args);
  return placements.some(({ mods }) => mods.some((mod) => used.includes(JSON.stringify(mod))));
}

/** Yields the positions after placing dice on the decoder or the folder. These dice take no Action. */
function* placements(node: Node, { seat, decodings, meter }: Search): Generator<Node> {
  if (node.wild.length === 0) return;
  const at = (dice: readonly DieIndex[], where: 'decoder' | 'folder', worth: number): Node => {
    const placements = dice.map((die): DiePlacement => ({ die, at: where, mods: [], handler: 0 }));
    const wild = node.wild.filter((die) => !dice.includes(die));
    const extra = node.extra + worth;
    const isDecoding = node.isDecoding || where === 'decoder';
    const value = node.value + worth;
    return {
      ...node,
      G: withPlaced(node.G, seat, placements),
      wild,
      extra,
      isDecoding,
      value,
      placements: [...node.placements, ...placements],
    };
  };
  for (const { dice, worth } of node.isDecoding ? [] : decodings) {
    if (meter.left <= 0) return;
    if (!dice.every((die) => node.wild.includes(die))) continue;
    meter.left -= 1;
    yield at(dice, 'decoder', worth);
  }
  const [die] = node.wild.slice(-1);
  if (meter.left <= 0 || die === undefined || node.G.bag.length === 0) return;
  meter.left -= 1;
  yield at([die], 'folder', TOKEN);
}

/** Estimates the value of a position, including the dice that are still unused. */
function promise({ G, wild, value }: Node, { seat }: Search): number {
  const placed = playerOf(G, seat).dice.filter(({ at }) => isCircle(at)).length;
  return value + DIE_LEFT * (placed + wild.length);
}

function keyOf({ G, wild }: Node, seat: Seat): string {
  const { agents, agency, missions, tokens, dice, held, finishedMissions } = playerOf(G, seat);
  const cards = [agency, missions, tokens].map((hand) => hand.map(({ card }) => card).sort());
  return JSON.stringify([wild, agents, cards, dice.map(({ at }) => at), held, finishedMissions.length]);
}

function diceOn(G: State, seat: Seat, circle: Circle): number {
  return playerOf(G, seat).dice.filter(({ at }) => at === circle).length;
}
