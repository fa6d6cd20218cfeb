import type { CoachStep, Draft, Picked, Seat } from 'hush/game';
import { missionOf } from '../../content/cards';
import { regionOf } from '../../content/map';
import { legal } from '../../legal';
import { player } from '../../legal/hand';
import { firstDraft } from '../../legal/walks';
import { PLACES } from '../../logText';
import { type ChoiceKind, CIRCLES, type Circle, type Moves, type RegionId, type Route, type View } from '../../state';
import { COACH } from './coachText';
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
      return COACH.act.take(wanted(view, acting.args[0]));
    case 'move': {
      const [agent, cities] = acting.route;
      const from = player(view, seat).agents[agent] ?? 'rome';
      return COACH.act.move(from, cities.at(-1) ?? 'rome');
    }
    case 'complete':
      return isPaying(acting.plan, picked)
        ? COACH.act.pay(nameOf(acting.plan))
        : COACH.act.complete(nameOf(acting.plan));
    default:
      return acting ? COACH.act.giveBack(PLACES[acting.args[0]]) : '';
  }
}

function why(view: View, seat: Seat, picked: Picked | null): string {
  const acting = next(view, seat, picked);
  switch (acting?.move) {
    case 'takeAgency':
      return COACH.act.whyTake(nameOf(acting.plan), regionOf(acting.args[0]).name);
    case 'move':
      return [
        COACH.act.whyMove(nameOf(acting.plan)),
        acting.route[1].length > 1 ? COACH.act.courier : COACH.act.pickAgent,
      ].join(' ');
    case 'complete':
      return isPaying(acting.plan, picked)
        ? COACH.act.whyPay
        : COACH.act.whyComplete(missionOf(acting.plan.mission.card).points);
    default:
      return COACH.act.whyGiveBack;
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
    ...(done === ACTIONS - 1 && { learned: COACH.act.learned }),
  };
});

/** Returns the kind of choice that this seat must make now, or null. */
const ownChoice = ({ choice }: View, seat: Seat): ChoiceKind | null => (choice?.seat === seat ? choice.kind : null);

/** Lesson steps for turns in `resolve` and for choices, which may open at any time. */
export const actingSteps: readonly CoachStep<View>[] = [
  {
    id: 'choice',
    title: (view, seat) => (ownChoice(view, seat) === 'takeIntelCard' ? COACH.choice.card : COACH.choice.any),
    why: (view, seat) => (ownChoice(view, seat) === 'takeIntelCard' ? COACH.choice.whyCard : COACH.choice.whyAny),
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
    ...COACH.cards,
    when: (view, seat) => isActing(view, seat) && actionsLeft(view, seat) === ACTIONS,
    at: ['own-cards', 'tab:cards'],
    refuses: firstOf(['takeAgency', 'move'], COACH.cardsFirst),
  },
  ...dice,
  {
    id: 'cubes',
    ...COACH.cubes,
    when: (view, seat) => view.round <= 1 && Object.values(view.cubes).some((cubes) => cubes.includes(seat)),
  },
  {
    id: 'end-turn',
    title: (view, seat) => {
      const done = player(view, seat).finishedMissions.at(-1);
      return done === undefined ? COACH.endTurn.title : COACH.endTurn.points(missionOf(done).points);
    },
    why: COACH.endTurn.why,
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
    return first === undefined ? COACH.act.usesAll : COACH.act.needsDie(PLACES[first as Circle]);
  if (move === 'takeMission' || move === 'takeAgencyAny') return COACH.act.first(nameOf(plan));
  if (move === 'takeAgency' && first !== undefined) {
    const isWanted =
      plan.cardFrom !== null && isReached(view, seat, plan, plan.route ? [plan.route] : [], first as RegionId);
    return isWanted ? null : COACH.act.otherCard(nameOf(plan));
  }
  if (move === 'move' && second !== undefined) {
    return isReached(view, seat, plan, second as Route[], plan.cardFrom) ? null : COACH.act.elsewhere(nameOf(plan));
  }
  return null;
}
