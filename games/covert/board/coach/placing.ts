import { type CoachStep, type Draft, type Picked, refusalOf, type Seat } from 'hush/game';
import { missionOf } from '../../content/cards';
import { cityOf, regionOf } from '../../content/map';
import { legal } from '../../legal';
import { unfitSpace } from '../../legal/circle';
import { hasPower, player, unplaced } from '../../legal/hand';
import { PLACES } from '../../logText';
import { CIRCLES, type Circle, DICE, type DieIndex, type View } from '../../state';
import { diceAt } from '../circles/clockOf';
import type { Target } from '../turn/intent';
import { COACH } from './coachText';
import { helpingDice } from './codes';
import { firstOf } from './first';
import { nameOf, planOf, wanted } from './plan';

/** The targets for the learner's five dice, in the order in which the coach suggests them. */
const TARGETS: readonly Target[] = ['movement', 'completeMission', 'agencyCards', 'decoder', 'folder'];

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
      return hasPower(view, seat, 'courier') ? `${COACH.place.movement} ${COACH.place.courier}` : COACH.place.movement;
    case 'completeMission':
      return plan
        ? `${COACH.place.completeMission} ${COACH.place.firstMission(nameOf(plan), missionOf(plan.mission.card).points)}`
        : COACH.place.completeMission;
    case 'missionCards':
      return COACH.place.missionCards;
    case 'agencyCards':
      return plan && plan.cardFrom !== null
        ? COACH.place.wanted(wanted(view, plan.cardFrom), regionOf(plan.cardFrom).name)
        : COACH.place.agencyCards;
    case 'decoder':
      return COACH.place.decoder;
    case 'folder':
      return COACH.place.folder;
  }
}

/** One lesson step for each die. The learner chooses where the die goes. */
const dice = Array.from({ length: DICE }, (_, placed): CoachStep<View> => {
  const isDue = (view: View, seat: Seat) => isPlacing(view, seat) && unplaced(view, seat).length === DICE - placed;
  return {
    id: `place-${placed + 1}`,
    title(view, seat, _names, picked) {
      const step = next(view, seat, picked);
      return step
        ? COACH.place.on(player(view, seat).dice[step.die]?.face ?? 0, PLACES[step.target])
        : COACH.place.title;
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
    ...(placed === 0 && { learned: COACH.place.learned }),
  };
});

/** Lesson steps for `place`: the map, a die on each place, then the order token. */
export const placingSteps: readonly CoachStep<View>[] = [
  {
    id: 'map',
    ...COACH.map,
    when: (view, seat) => isPlacing(view, seat) && unplaced(view, seat).length === DICE,
    at: ['tab:map'],
    refuses: firstOf(PLACINGS, COACH.mapFirst),
  },
  {
    id: 'agents',
    title: COACH.agents.title,
    why: (view, seat) => {
      const { agents } = player(view, seat);
      return `${COACH.agents.where(agents.map((city) => cityOf(city).name))} ${COACH.agents.what}`;
    },
    when: (view, seat) => isPlacing(view, seat) && unplaced(view, seat).length === DICE,
    refuses: firstOf(PLACINGS, COACH.agents.first),
  },
  {
    id: 'neighbours',
    title: COACH.neighbours.title,
    why(view) {
      const circle = CIRCLES.find((each) => facesOn(view, each).length > 0) ?? 'movement';
      const taken = facesOn(view, circle);
      const open = [1, 2, 3, 4, 5, 6].filter((face) => unfitSpace(taken, face) === null);
      return `${COACH.neighbours.why(PLACES[circle], taken.map(String), open.map(String))} ${COACH.neighbours.round}`;
    },
    when: (view, seat) =>
      isPlacing(view, seat) &&
      unplaced(view, seat).length < DICE &&
      CIRCLES.some((circle) => facesOn(view, circle).length > 0),
    refuses: firstOf([...PLACINGS, 'takeOrder'], COACH.neighbours.first),
  },
  ...dice,
  {
    id: 'order',
    title: ({ order }) => COACH.order.title(order.length + 1),
    why: COACH.order.why,
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
  if (move === 'takeOrder') return hand.length > 0 ? COACH.place.allFirst : null;
  const { die, target } = pickedIn({ move, draft });
  if (die === null) return null;
  if (draft.some((part) => Array.isArray(part) && part.length > 0)) return COACH.place.noCard;
  const helping = helpingDice(view, seat, hand);
  const isSpare = !helping.includes(die) || helping.length > 1 || hasPlaced(view, seat, 'decoder');
  const faces = () => [...new Set(helping.map((each) => `${player(view, seat).dice[each]?.face}`))];
  if (target !== 'decoder' && target !== null && !isSpare) return COACH.place.keepForDecoder(faces());
  if (target === null) return null;
  if (target === 'missionCards') return COACH.place.enoughMissions;
  if (hasPlaced(view, seat, target)) return COACH.place.oneIsEnough;
  return target === 'decoder' && !helping.includes(die) ? COACH.place.onlyHelps(faces()) : null;
}
