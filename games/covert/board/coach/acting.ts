import type { CoachStep, Draft, Picked, Seat } from 'hush/game';
import { equipmentName, missionOf } from '../../content/cards';
import { cityOf, regionOf } from '../../content/map';
import { legal } from '../../legal';
import { player } from '../../legal/hand';
import { firstDraft } from '../../legal/walks';
import { type ChoiceKind, CIRCLES, type Circle, type Moves, type RegionId, type Route, type View } from '../../state';
import { circleText } from '../circles/text';
import { firstOf } from './first';
import { isReached, nameOf, type Plan, planOf, wanted } from './plan';

/** An Action that serves the plan. */
type Acting =
  | { move: 'takeAgency'; args: Moves['takeAgency']; plan: Plan }
  | { move: 'move'; args: Moves['move']; route: Route; plan: Plan }
  | { move: 'complete'; args: Moves['complete']; plan: Plan }
  | { move: 'forfeitDie'; args: Moves['forfeitDie'] };

const isActing = (view: View, seat: Seat) =>
  view.round === 1 && view.phase === 'resolve' && view.turn?.seat === seat && !view.window && !view.choice;

/** Number of Actions in the lesson, one for each die on a circle. */
const ACTIONS = 3;

const actionsLeft = (view: View, seat: Seat) =>
  player(view, seat).dice.filter(({ at }) => CIRCLES.some((circle) => circle === at)).length;

/** Lists the Actions that serve the plan now. Without a plan, the only Action is to give a die back. */
function actions(view: View, seat: Seat): Acting[] {
  const plan = planOf(view, seat);
  if (!plan) {
    const circle = CIRCLES.find((each) => legal.forfeitDie.refusal(view, seat, [each]) === null);
    return circle ? [{ move: 'forfeitDie', args: [circle] }] : [];
  }
  const { cardFrom, route, mission } = plan;
  const list: Acting[] = [];
  if (cardFrom !== null) list.push({ move: 'takeAgency', args: [cardFrom], plan });
  if (route) {
    const [agent, cities] = route;
    list.push({ move: 'move', args: [1, [route], cities.length > 1 ? agent : null], route, plan });
  }
  if (list.length > 0) return list;
  const args = firstDraft(legal.complete, view, seat, [mission.handle]) as Moves['complete'] | null;
  return args ? [{ move: 'complete', args, plan }] : [];
}

/** Returns the Action that the learner has begun if it serves the plan, otherwise the first Action that does. */
function next(view: View, seat: Seat, picked: Picked | null = null): Acting | null {
  const all = actions(view, seat);
  return all.find(({ move }) => move === picked?.move) ?? all[0] ?? null;
}

/** Whether the learner is choosing a payment for the planned mission. */
const isPaying = ({ mission }: Plan, picked: Picked | null) =>
  picked?.move === 'complete' && picked.draft[0] === mission.handle;

function title(view: View, seat: Seat, picked: Picked | null): string {
  const acting = next(view, seat, picked);
  switch (acting?.move) {
    case 'takeAgency':
      return `Take the ${equipmentName(wanted(view, acting.args[0]))}.`;
    case 'move': {
      const [agent, cities] = acting.route;
      const from = player(view, seat).agents[agent] ?? 'rome';
      return `Move from ${cityOf(from).name} to ${cityOf(cities.at(-1) ?? 'rome').name}.`;
    }
    case 'complete':
      return isPaying(acting.plan, picked)
        ? `Choose what to use for ${nameOf(acting.plan)}.`
        : `Complete ${nameOf(acting.plan)}.`;
    default:
      return acting ? `Take a die back from ${circleText.names[acting.args[0]]}.` : '';
  }
}

function why(view: View, seat: Seat, picked: Picked | null): string {
  const acting = next(view, seat, picked);
  switch (acting?.move) {
    case 'takeAgency':
      return `${nameOf(acting.plan)} needs it. It’s in ${regionOf(acting.args[0]).name}, where you have an Agent.`;
    case 'move':
      return acting.route[1].length > 1
        ? `${nameOf(acting.plan)} needs an Agent there. One die is one step, and the Courier adds one.`
        : `${nameOf(acting.plan)} needs an Agent there. Pick the Agent, then the city.`;
    case 'complete':
      return isPaying(acting.plan, picked)
        ? 'Use something different for each item. Your Agents stay where they are, and the cards are used up.'
        : `You have everything it needs. It’s worth ${missionOf(acting.plan.mission.card).points} points. Pick it, then choose what to use.`;
    default:
      return 'It can’t help a mission now, and a die can always come back unused.';
  }
}

function marks(view: View, seat: Seat, picked: Picked | null): string[] {
  const acting = next(view, seat, picked);
  switch (acting?.move) {
    case 'takeAgency':
      return ['take', `card:${acting.args[0]}`, 'act:agencyCards', 'back', 'tab:dice'];
    case 'move': {
      const [agent, cities] = acting.route;
      return ['main', `city:${cities.at(-1)}`, `agent:${agent}`, 'act:movement', 'back', 'tab:dice'];
    }
    case 'complete': {
      const slot = view.me?.missions.findIndex(({ handle }) => handle === acting.plan.mission.handle);
      return ['complete', `lay:${slot}`, `slot:${slot}`, 'act:completeMission', 'back', 'tab:dice'];
    }
    case 'forfeitDie':
      return [`give-back:${acting.args[0]}`, 'second', 'back', 'tab:dice'];
    default:
      return [];
  }
}

/** One lesson step for each die on a circle. The learner chooses the order. */
const dice = Array.from({ length: ACTIONS }, (_, done): CoachStep<View> => {
  const isDue = (view: View, seat: Seat) =>
    isActing(view, seat) && view.turn?.isActionDone === false && actionsLeft(view, seat) === ACTIONS - done;
  return {
    id: `act-${done + 1}`,
    title: (view, seat, _names, picked) => title(view, seat, picked),
    why: (view, seat, _names, picked) => why(view, seat, picked),
    when: isDue,
    at: marks,
    move(view, seat) {
      const acting = isDue(view, seat) ? next(view, seat) : null;
      return acting && { move: acting.move, args: acting.args };
    },
    again: true,
    ...(done === ACTIONS - 1 && { learned: 'Completed a mission' }),
  };
});

/** Returns the kind of choice that this seat must make now, or null. */
const ownChoice = ({ choice }: View, seat: Seat): ChoiceKind | null => (choice?.seat === seat ? choice.kind : null);

/** Lesson steps for turns in `resolve` and for choices, which may open at any time. */
export const actingSteps: readonly CoachStep<View>[] = [
  {
    id: 'choice',
    title: (view, seat) => (ownChoice(view, seat) === 'takeIntelCard' ? 'Take a card.' : 'Pick one.'),
    why: (view, seat) =>
      ownChoice(view, seat) === 'takeIntelCard'
        ? 'You picked up two cubes of the same colour, so you get a card.'
        : 'Pick any of them; they’re all useful.',
    when: (view, seat) => view.round <= 1 && ownChoice(view, seat) !== null,
    at: ['answer', 'slot:0'],
    move(view, seat) {
      const move = ownChoice(view, seat);
      const args = move && firstDraft(legal[move], view, seat);
      return args ? { move, args } : null;
    },
    again: true,
    branch: true,
  },
  {
    id: 'cards',
    title: 'Hold to see your cards.',
    why: 'An Agency card is equipment, a flight to its city or an ability. You use it once, for one of the three.',
    when: (view, seat) => isActing(view, seat) && actionsLeft(view, seat) === ACTIONS,
    at: ['own-cards', 'tab:cards'],
    refuses: firstOf(['takeAgency', 'move'], 'Look at your cards first.'),
  },
  ...dice,
  {
    id: 'cubes',
    title: 'Your Agent left a cube.',
    why: 'Agents leave one in each city they move out of. Pick up two cubes of the same colour and you get a card.',
    when: (view, seat) => view.round <= 1 && Object.values(view.cubes).some((cubes) => cubes.includes(seat)),
  },
  {
    id: 'end-turn',
    title: (view, seat) => {
      const done = player(view, seat).finishedMissions.at(-1);
      return done === undefined ? 'End your turn.' : `${missionOf(done).points} points for you! End your turn.`;
    },
    why: 'Each player takes one Action a turn. This goes round the table until all dice are used.',
    when: (view, seat) => isActing(view, seat) && legal.endTurn.refusal(view, seat, []) === null,
    at: ['main', 'tab:dice'],
    move: () => ({ move: 'endTurn', args: [] }),
    again: true,
  },
];

/** Refuses an Action that does not serve the plan, and refuses to give back a die that the plan needs. */
export function refusesActing(view: View, seat: Seat, move: string, draft: Draft): string | null {
  const plan = isActing(view, seat) ? planOf(view, seat) : null;
  if (!plan) return null;
  const [first, second] = draft;
  if (move === 'forfeitDie')
    return first === undefined
      ? 'The lesson uses all your dice.'
      : `You need your die on ${circleText.names[first as Circle]}.`;
  if (move === 'takeMission' || move === 'takeAgencyAny') return `${nameOf(plan)} comes first.`;
  if (move === 'takeAgency' && first !== undefined) {
    const isWanted =
      plan.cardFrom !== null && isReached(view, seat, plan, plan.route ? [plan.route] : [], first as RegionId);
    return isWanted ? null : `${nameOf(plan)} needs another card.`;
  }
  if (move === 'move' && second !== undefined) {
    return isReached(view, seat, plan, second as Route[], plan.cardFrom)
      ? null
      : `${nameOf(plan)} needs an Agent somewhere else.`;
  }
  return null;
}
