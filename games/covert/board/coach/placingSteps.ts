import type { CoachStep } from '#shared/coach.ts';
import type { Seat } from '#shared/ids.ts';
import { agencyOf, equipmentName, missionOf } from '../../content/cards';
import { cityOf, regionOf } from '../../content/map';
import { legal } from '../../legal';
import { openCard, unplaced } from '../../legal/hand';
import type { View } from '../../state';
import type { Target } from '../turn/intent';
import { finds, leadOf } from './missions';
import { anyTarget, dieFor, hasPlaced, placement } from './placing';

type Why = (view: View, seat: Seat) => string;

const isPlacing = (view: View, seat: Seat) =>
  view.round === 1 && legal.placeDecoder.refusal(view, seat, [unplaced(view, seat)[0] ?? -1, []]) === null;

/** Builds a step that places a die on this target, due while the seat has no die there. */
function placing(target: Target, title: (face: number) => string, why: Why): CoachStep<View> {
  return {
    id: `place-${target}`,
    title: (view, seat) => title(view.players[seat]?.dice[dieFor(view, seat, target) ?? -1]?.face ?? 0),
    why,
    when: (view, seat) =>
      isPlacing(view, seat) && !hasPlaced(view, seat, target) && dieFor(view, seat, target) !== null,
    at: (view, seat) => marks(view, seat, target),
    move: (view, seat) => moveTo(view, seat, target),
  };
}

/** Marks in order of preference: the send button, the place, the die. The coach points at the first one on screen. */
function marks(view: View, seat: Seat, target: Target): string[] {
  return ['main', `place:${target}`, `die:${dieFor(view, seat, target)}`, 'tab:dice'];
}

function moveTo(view: View, seat: Seat, target: Target) {
  const die = dieFor(view, seat, target);
  return die === null ? null : placement(die, target);
}

const whyMove: Why = (view, seat) => {
  const lead = leadOf(view, seat);
  const [route] = lead?.routes ?? [];
  if (!lead || !route) return 'One die there gives each of your Agents one step, two dice give two.';
  const to = cityOf(route[1][0] ?? 'rome').name;
  return `It gives each of your Agents one step: one of them can go to ${to}, for ${missionOf(lead.mission.card).name}.`;
};

const whyComplete: Why = (view, seat) => {
  const lead = leadOf(view, seat);
  if (!lead) return 'One die there completes one mission. It doesn’t hurt if you aren’t ready yet.';
  const { name, points } = missionOf(lead.mission.card);
  return `One die there completes one mission. ${name} is within reach, for ${points} points.`;
};

const whyAgency: Why = (view, seat) => {
  const [find] = finds(view, seat);
  const rule = 'One die there takes the face-up card of a region where you have an Agent.';
  if (!find) return rule;
  const thing = equipmentName(agencyOf(openCard(view, find.region)).equipment);
  return `${rule} ${regionOf(find.region).name} has the ${thing} for ${missionOf(find.mission.card).name}.`;
};

/** Steps for `place`: one die on each target, then other dice, then the order token. */
export const placingSteps: readonly CoachStep<View>[] = [
  placing('movement', (face) => `Place your ${face} on Movement.`, whyMove),
  placing('completeMission', (face) => `Place your ${face} on Complete Mission.`, whyComplete),
  placing('agencyCards', (face) => `Place your ${face} on Agency Cards.`, whyAgency),
  placing(
    'decoder',
    (face) => `Place your ${face} on the Decoder.`,
    () => 'Any die fits there, as many as you like. It can stand in for a digit when you break a code.',
  ),
  placing(
    'folder',
    (face) => `Place your ${face} in Special Operations.`,
    (view) =>
      view.bag > 0
        ? 'Any die fits there. You draw a token right away: a small help for a later turn.'
        : 'Any die fits there. The bag is empty now.',
  ),
  {
    id: 'place',
    title: (view, seat) => `Place another die, ${unplaced(view, seat).length === 1 ? 'your last' : 'any you like'}.`,
    why: 'On a circle, a die goes next to another one; 6 and 1 are neighbours. The Decoder takes any.',
    when: isPlacing,
    at: (view, seat) => marks(view, seat, anyTarget(view, seat) ?? 'decoder'),
    move: (view, seat) => moveTo(view, seat, anyTarget(view, seat) ?? 'decoder'),
    again: true,
  },
  {
    id: 'order',
    title: ({ order }) => `Take order token ${order.length + 1}.`,
    why: 'All your dice are placed. Codes and Actions follow the order of these tokens.',
    when: (view, seat) =>
      view.round === 1 && legal.takeOrder.refusal(view, seat, []) === null && unplaced(view, seat).length === 0,
    at: ['main', 'tab:dice'],
    move: () => ({ move: 'takeOrder', args: [] }),
    again: true,
  },
];
