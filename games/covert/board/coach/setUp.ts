import type { CoachStep, Draft, Seat } from 'hush/game';
import { characterOf, missionOf, needsOf } from '../../content/cards';
import { regionOf } from '../../content/map';
import { player } from '../../legal/hand';
import type { View } from '../../state';
import { stepsBetween } from '../map/routes';
import { setupText } from '../setup/text';
import { COACH } from './coachText';
import { firstOf } from './first';
import { nameOf, planOf, wanted } from './plan';

const isChoosing = (view: View, seat: Seat) =>
  view.phase === 'setupMissions' && view.players[seat]?.hasKept === false && view.me !== null;

/**
 * Returns the index of the mission to give back. This is the mission with the most requirements, apart from the planned
 * one.
 */
function leftOver(view: View, seat: Seat): number {
  const planned = planOf(view, seat)?.mission;
  const needs = (view.me?.missions ?? []).map((held) => (held === planned ? 0 : needsOf(held.card).length));
  return needs.indexOf(Math.max(...needs));
}

/** Says why the planned mission is worth keeping. */
function whyKeep(view: View, seat: Seat): string {
  const plan = planOf(view, seat);
  if (!plan?.route || plan.cardFrom === null) return COACH.keepTwo.closer;
  const [agent, cities] = plan.route;
  const to = cities.at(-1) ?? 'rome';
  const at = view.me?.missions.indexOf(plan.mission) ?? 0;
  return COACH.keepTwo.why(
    setupText.mission[at] ?? '',
    nameOf(plan),
    to,
    stepsBetween(player(view, seat).agents[agent] ?? 'rome', to),
    regionOf(plan.cardFrom).name,
    wanted(view, plan.cardFrom),
  );
}

/** Lesson steps for the choice of missions. */
export const setUpSteps: readonly CoachStep<View>[] = [
  {
    id: 'who',
    title: (view, seat) => COACH.who.title(player(view, seat).character ?? 'courier'),
    why: (view, seat) => characterOf(player(view, seat).character ?? 'courier').ability,
    when: isChoosing,
    refuses: firstOf('keepMissions', COACH.who.first),
  },
  {
    id: 'look',
    ...COACH.look,
    when: isChoosing,
    at: ['look'],
    refuses: firstOf('keepMissions', COACH.lookFirst),
  },
  {
    id: 'keep',
    title: (view, seat, _names, picked) =>
      picked?.move === 'keepMissions'
        ? COACH.keepTwo.title
        : COACH.keepTwo.giveBack(setupText.mission[leftOver(view, seat)] ?? ''),
    why: whyKeep,
    when: isChoosing,
    at: (view, seat) => ['keep', `give-back:${leftOver(view, seat)}`],
    move(view, seat) {
      const [first, second] = (view.me?.missions ?? []).filter((_, at) => at !== leftOver(view, seat));
      return first && second ? { move: 'keepMissions', args: [first.handle, second.handle] } : null;
    },
    again: true,
    learned: COACH.keepTwo.learned,
  },
];

/** Refuses a choice that gives back the planned mission. */
export function refusesKeeping(view: View, seat: Seat, draft: Draft): string | null {
  const plan = planOf(view, seat);
  if (!plan || draft.length < 2 || draft.includes(plan.mission.handle)) return null;
  return COACH.keepTwo.refused(missionOf(plan.mission.card).name);
}
