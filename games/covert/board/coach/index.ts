import type { CoachStep } from '#shared/coach.ts';
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

/** What is near about the missions that are kept, for whoever cannot tell yet. */
function whyKeep(view: View, seat: Seat): string {
  const lead = leadOf(view, seat);
  const [route] = lead?.routes ?? [];
  if (!lead || !route || lead.mission === view.me?.missions[leftOver(view, seat)])
    return 'Most is missing for it. For the other two you stand nearer, or hold more.';
  const { name } = missionOf(lead.mission.card);
  return `It lacks most. ${name} you can pay once an Agent has gone to ${cityOf(route[1].at(-1) ?? 'rome').name}.`;
}

const setUp: readonly CoachStep<View>[] = [
  {
    id: 'look',
    title: 'Hold to read your missions.',
    why: 'Each says where your Agents must stand and which cards it takes. Only you may see them.',
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

/** What may be asked at any moment. */
const asked: readonly CoachStep<View>[] = [
  {
    id: 'window',
    title: 'Everybody is asked: pass.',
    why: ({ window }) =>
      window?.kind === 'espionage'
        ? 'Agency cards were used, and a card of Espionage could take one. You can do without.'
        : 'A card of First would act out of turn. You can do without.',
    when: (view, seat) => view.round <= 1 && isAskedByWindow(view, seat),
    at: ['pass'],
    move: ({ window }) => ({ move: 'pass', args: [window?.number ?? 0] }),
    again: true,
  },
  {
    id: 'choice',
    title: (view, seat) => (ownChoice(view, seat) === 'takeIntelCard' ? 'Take a card.' : 'Choose one.'),
    why: (view, seat) =>
      ownChoice(view, seat) === 'takeIntelCard'
        ? 'Two cubes of one colour, picked up on the way, earn it. The open one is the one you know.'
        : 'The table waits until you have. There is no wrong one yet.',
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
    why: 'One stays in each city you leave. Two of one colour that you pick up from others earn an Agency card.',
    when: (view, seat) => view.round <= 1 && Object.values(view.cubes).some((cubes) => cubes.some((of) => of === seat)),
  },
  {
    id: 'end-turn',
    title: 'End your turn.',
    why: 'One Action each, in turn. Cards and tokens you could still use before.',
    when: (view, seat) => view.round <= 1 && legal.endTurn.refusal(view, seat, []) === null,
    at: ['main', 'tab:dice'],
    move: () => ({ move: 'endTurn', args: [] }),
    again: true,
  },
  {
    id: 'over',
    title: 'That was a round.',
    why: 'The sixth mission ends the match. Play on; the table waits for you.',
    when: (view) => view.round > 1 || view.outcome !== null,
  },
];

/** A first match, coached for one round: missions, dice, codes, Actions. */
export const coach: readonly CoachStep<View>[] = [
  ...setUp,
  ...placingSteps,
  ...asked,
  ...codingSteps,
  ...actingSteps,
  ...endings,
];
