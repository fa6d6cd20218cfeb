import { type CoachStep, type Draft, type Picked, refusalOf, type Seat } from 'hush/game';
import { equipmentName, missionOf } from '../../content/cards';
import { cityOf, regionOf } from '../../content/map';
import { legal } from '../../legal';
import { unfitSpace } from '../../legal/circle';
import { hasPower, player, unplaced } from '../../legal/hand';
import { CIRCLES, type Circle, DICE, type DieIndex, type View } from '../../state';
import { diceAt } from '../circles/clockOf';
import { circleText } from '../circles/text';
import type { Target } from '../turn/intent';
import { listOf } from '../words';
import { helpingDice } from './codes';
import { firstOf } from './first';
import { nameOf, planOf, wanted } from './plan';

/** The targets for the learner's five dice, in the order in which the coach suggests them. */
const TARGETS: readonly Target[] = ['movement', 'completeMission', 'agencyCards', 'decoder', 'folder'];

const NAMES: Readonly<Record<Target, string>> = {
  ...circleText.names,
  decoder: 'the Decoder',
  folder: 'Special Operations',
};

const isPlacing = (view: View, seat: Seat) =>
  view.round === 1 && view.phase === 'place' && view.turn?.seat === seat && !view.window && !view.choice;

const hasPlaced = (view: View, seat: Seat, target: Target) => player(view, seat).dice.some(({ at }) => at === target);

/** Returns the faces of all players' dice on a circle, in ascending order. */
const facesOn = (view: View, circle: Circle) =>
  diceAt(view, circle)
    .map(({ face }) => face)
    .sort();

const PLACINGS = ['placeCircle', 'placeDecoder', 'placeSpecialOps'] as const;
type Placing = (typeof PLACINGS)[number];

function placement(die: DieIndex, target: Target): { move: Placing; args: Draft } {
  if (target === 'decoder') return { move: 'placeDecoder', args: [die, []] };
  if (target === 'folder') return { move: 'placeSpecialOps', args: [die] };
  return { move: 'placeCircle', args: [die, target, [], 0] };
}

/** Whether both the rules and the lesson allow this die on the target. */
function isOpen(view: View, seat: Seat, die: DieIndex, target: Target): boolean {
  const { move, args } = placement(die, target);
  return refusalOf(legal[move], view, seat, args) === null && refusesPlacing(view, seat, move, args) === null;
}

/**
 * Returns the next placement. Uses what the learner has picked, and completes it with the next free place or a die that
 * fits.
 */
function next(view: View, seat: Seat, picked: Picked | null = null): { die: DieIndex; target: Target } | null {
  const dice = unplaced(view, seat);
  const own = pickedIn(picked);
  for (const target of own.target ? [own.target] : TARGETS) {
    const die = (own.die === null ? dice : [own.die]).find((each) => isOpen(view, seat, each, target));
    if (die !== undefined) return { die, target };
  }
  return own.die === null ? null : next(view, seat);
}

function pickedIn(picked: Picked | null): { die: DieIndex | null; target: Target | null } {
  const [die, circle] = (picked?.draft ?? []) as [DieIndex?, Target?];
  if (die === undefined) return { die: null, target: null };
  if (picked?.move === 'placeDecoder') return { die, target: 'decoder' };
  if (picked?.move === 'placeSpecialOps') return { die, target: 'folder' };
  return picked?.move === 'placeCircle' ? { die, target: circle ?? null } : { die: null, target: null };
}

function why(view: View, seat: Seat, target: Target): string {
  const plan = planOf(view, seat);
  switch (target) {
    case 'movement':
      return hasPower(view, seat, 'courier')
        ? 'Each die there lets each of your Agents move one step. As the Courier, you may move one of them two steps.'
        : 'Each die there lets each of your Agents move one step.';
    case 'completeMission':
      return plan
        ? `You need a die there to complete a mission. ${nameOf(plan)} will be your first, for ${missionOf(plan.mission.card).points} points.`
        : 'You need a die there to complete a mission.';
    case 'missionCards':
      return 'A die there takes another mission. You can hold three.';
    case 'agencyCards':
      return plan && plan.cardFrom !== null
        ? `It takes a card where you have an Agent. You want the ${equipmentName(wanted(view, plan.cardFrom))} in ${regionOf(plan.cardFrom).name}.`
        : 'It takes the face-up card in a region where you have an Agent.';
    case 'decoder':
      return 'After placing, you break secret codes there, and this die will help. Any die fits.';
    case 'folder':
      return 'You draw a special ops token to use once, on a later turn. You’ll find it with your cards. Any die fits.';
  }
}

/** One lesson step for each die. The learner chooses where the die goes. */
const dice = Array.from({ length: DICE }, (_, placed): CoachStep<View> => {
  const isDue = (view: View, seat: Seat) => isPlacing(view, seat) && unplaced(view, seat).length === DICE - placed;
  return {
    id: `place-${placed + 1}`,
    title(view, seat, _names, picked) {
      const step = next(view, seat, picked);
      return step ? `Place your ${player(view, seat).dice[step.die]?.face} on ${NAMES[step.target]}.` : 'Place a die.';
    },
    why: (view, seat, _names, picked) => why(view, seat, next(view, seat, picked)?.target ?? 'decoder'),
    when: isDue,
    at(view, seat, picked) {
      const step = next(view, seat, picked);
      return [
        'main',
        ...(pickedIn(picked).die === null ? [`die:${step?.die}`] : [`place:${step?.target}`]),
        // On low screens the decoder and the folder are on a different tab than the clocks.
        ...(step?.target === 'decoder' || step?.target === 'folder' ? ['tab:more'] : []),
        'tab:dice',
      ];
    },
    move(view, seat) {
      const step = isDue(view, seat) ? next(view, seat) : null;
      return step && placement(step.die, step.target);
    },
    again: true,
    ...(placed === 0 && { learned: 'Placed your dice' }),
  };
});

/** Lesson steps for `place`: the map, a die on each place, then the order token. */
export const placingSteps: readonly CoachStep<View>[] = [
  {
    id: 'map',
    title: 'Find your three Agents.',
    why: 'They’re the white figures on the map.',
    when: (view, seat) => isPlacing(view, seat) && unplaced(view, seat).length === DICE,
    at: ['tab:map'],
    refuses: firstOf(PLACINGS, 'Find your Agents on the map first.'),
  },
  {
    id: 'agents',
    title: 'These are your Agents.',
    why: (view, seat) => {
      const { agents } = player(view, seat);
      return `They’re in ${listOf(agents.map((city) => cityOf(city).name))}. Dice let you move them, take cards and complete missions.`;
    },
    when: (view, seat) => isPlacing(view, seat) && unplaced(view, seat).length === DICE,
    refuses: firstOf(PLACINGS, 'Read about your Agents first.'),
  },
  {
    id: 'neighbours',
    title: 'A die goes next to another.',
    why(view) {
      const circle = CIRCLES.find((each) => facesOn(view, each).length > 0) ?? 'movement';
      const taken = facesOn(view, circle);
      const open = [1, 2, 3, 4, 5, 6].filter((face) => unfitSpace(taken, face) === null);
      return `${NAMES[circle]} has a ${listOf(taken.map(String))}, so the next die there has to be a ${listOf(open.map(String), 'or')}. 6 and 1 are neighbours.`;
    },
    when: (view, seat) =>
      isPlacing(view, seat) &&
      unplaced(view, seat).length < DICE &&
      CIRCLES.some((circle) => facesOn(view, circle).length > 0),
    refuses: firstOf([...PLACINGS, 'takeOrder'], 'Read about neighbours first.'),
  },
  ...dice,
  {
    id: 'order',
    title: ({ order }) => `Take order token ${order.length + 1}.`,
    why: 'All your dice are placed. Whoever stops first breaks codes first and acts first.',
    when: (view, seat) => isPlacing(view, seat) && unplaced(view, seat).length === 0,
    at: ['main', 'tab:dice'],
    move: () => ({ move: 'takeOrder', args: [] }),
    again: true,
  },
];

/**
 * Refuses placements that would break the plan. The plan puts one die on each place, and on the Decoder a die that
 * helps break a code.
 */
export function refusesPlacing(view: View, seat: Seat, move: string, draft: Draft): string | null {
  const hand = unplaced(view, seat);
  if (move === 'takeOrder') return hand.length > 0 ? 'Place all your dice first.' : null;
  const { die, target } = pickedIn({ move, draft });
  if (die === null) return null;
  if (draft.some((part) => Array.isArray(part) && part.length > 0)) return 'You don’t need a card for that now.';
  const helping = helpingDice(view, seat, hand);
  const isSpare = !helping.includes(die) || helping.length > 1 || hasPlaced(view, seat, 'decoder');
  const faces = () => listOf([...new Set(helping.map((each) => `${player(view, seat).dice[each]?.face}`))], 'or');
  if (target !== 'decoder' && target !== null && !isSpare) return `Keep the ${faces()} for the Decoder.`;
  if (target === null) return null;
  if (target === 'missionCards') return 'You have enough missions for now.';
  if (hasPlaced(view, seat, target)) return 'One die there is enough for this lesson.';
  return target === 'decoder' && !helping.includes(die) ? `Only your ${faces()} will help there.` : null;
}
