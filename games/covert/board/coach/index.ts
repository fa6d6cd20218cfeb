import type { Coach, CoachStep } from '#shared/coach.ts';
import type { Seat } from '#shared/ids.ts';
import { missionOf } from '../../content/cards';
import { cityOf } from '../../content/map';
import { legal } from '../../legal';
import type { View } from '../../state';
import { setupText } from '../setup/text';
import { actingSteps } from './actingSteps';
import { firstChoice, isAskedByWindow, ownChoice } from './asked';
import { codingSteps } from './codingSteps';
import { leadOf, leftOver } from './missions';
import { placingSteps } from './placingSteps';

const isChoosing = (view: View, seat: Seat) =>
  view.phase === 'setupMissions' && view.players[seat]?.hasKept === false && view.me !== null;

/** Says why the other two missions are the ones to keep. */
function whyKeep(view: View, seat: Seat): string {
  const lead = leadOf(view, seat);
  const [route] = lead?.routes ?? [];
  if (!lead || !route || lead.mission === view.me?.missions[leftOver(view, seat)])
    return 'It needs the most. You’re closer to completing the other two.';
  const { name } = missionOf(lead.mission.card);
  return `It needs the most. You can complete ${name} once an Agent reaches ${cityOf(route[1].at(-1) ?? 'rome').name}.`;
}

const setUp: readonly CoachStep<View>[] = [
  {
    id: 'look',
    title: 'Hold to read your missions.',
    why: 'Each one says where your Agents need to be and which cards it takes. Only you can see them.',
    when: isChoosing,
    at: ['look'],
  },
  {
    id: 'keep',
    title: (view, seat) => `Give back ${setupText.mission(leftOver(view, seat))}.`,
    why: whyKeep,
    when: isChoosing,
    at: (view, seat) => ['keep', `give-back:${leftOver(view, seat)}`],
    move(view, seat) {
      const [first, second] = (view.me?.missions ?? []).filter((_, at) => at !== leftOver(view, seat));
      return first && second ? { move: 'keepMissions', args: [first.handle, second.handle] } : null;
    },
    again: true,
  },
];

/** Steps for windows and choices, which may open at any moment. */
const asked: readonly CoachStep<View>[] = [
  {
    id: 'window',
    title: 'You may react now. Pass this time.',
    why: ({ window }) =>
      window?.kind === 'espionage'
        ? 'Agency cards were used, and an Espionage card could take one. You don’t need it now.'
        : 'A First card lets you go early. You don’t need it now.',
    when: (view, seat) => view.round <= 1 && isAskedByWindow(view, seat),
    at: ['pass'],
    move: ({ window }) => ({ move: 'pass', args: [window?.number ?? 0] }),
    again: true,
  },
  {
    id: 'choice',
    title: (view, seat) => (ownChoice(view, seat) === 'takeIntelCard' ? 'Take a card.' : 'Pick one.'),
    why: (view, seat) =>
      ownChoice(view, seat) === 'takeIntelCard'
        ? 'You picked up two cubes of one colour, and they earn you a card. Only the face-up one is no surprise.'
        : 'Pick any of them; they’re all useful.',
    when: (view, seat) => view.round <= 1 && ownChoice(view, seat) !== null,
    at: ['answer', 'slot:0'],
    move: firstChoice,
    again: true,
  },
];

const endings: readonly CoachStep<View>[] = [
  {
    id: 'cubes',
    title: 'Your Agent left a cube.',
    why: 'It leaves one in each city it moves out of. Pick up two of another player’s to earn an Agency card.',
    when: (view, seat) => view.round <= 1 && Object.values(view.cubes).some((cubes) => cubes.some((of) => of === seat)),
  },
  {
    id: 'end-turn',
    title: 'End your turn.',
    why: 'Each player takes one Action a turn. You can still use cards and tokens before you end yours.',
    when: (view, seat) => view.round <= 1 && legal.endTurn.refusal(view, seat, []) === null,
    at: ['main', 'tab:dice'],
    move: () => ({ move: 'endTurn', args: [] }),
    again: true,
  },
  {
    id: 'over',
    title: 'That was one round.',
    why: 'Someone’s sixth mission ends the match. Play on; the table waits for you.',
    when: (view) => view.round > 1 || view.outcome !== null,
  },
];

const steps: readonly CoachStep<View>[] = [
  ...setUp,
  ...placingSteps,
  ...asked,
  ...codingSteps,
  ...actingSteps,
  ...endings,
];

/** Coaches the first round of a first match: missions, dice, codes, Actions. */
export const coach: Coach<View> = { goal: 'Finish six missions. A code is worth two.', steps };
