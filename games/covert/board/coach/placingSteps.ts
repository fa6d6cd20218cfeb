import type { CoachStep } from '#shared/coach.ts';
import type { Seat } from '#shared/ids.ts';
import { agencyOf, equipmentName, missionOf } from '../../content/cards';
import { cityOf, regionOf } from '../../content/map';
import { legal } from '../../legal';
import { unplaced } from '../../legal/hand';
import type { View } from '../../state';
import type { Target } from '../turn/intent';
import { finds, leadOf } from './missions';
import { anyTarget, dieFor, hasPlaced, placement } from './placing';

type Why = (view: View, seat: Seat) => string;

const isPlacing = (view: View, seat: Seat) =>
  view.round === 1 && legal.placeDecoder.refusal(view, seat, [unplaced(view, seat)[0] ?? -1, []]) === null;

/** A die for a place where none of one's own lies yet. */
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

/** First the button that sends it, then the place, then the die; the first that is on screen is meant. */
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
  if (!lead || !route) return 'One die there lets every Agent of yours go one step, and two dice two.';
  const to = cityOf(route[1][0] ?? 'rome').name;
  return `It moves your Agents one step each: one of them to ${to}, for ${missionOf(lead.mission.card).name}.`;
};

const whyComplete: Why = (view, seat) => {
  const lead = leadOf(view, seat);
  if (!lead) return 'One die there pays for one mission. It does no harm if you are not so far yet.';
  const { name, points } = missionOf(lead.mission.card);
  return `One die there completes one mission. ${name} is within your reach, for ${points} points.`;
};

const whyAgency: Why = (view, seat) => {
  const [find] = finds(view, seat);
  const rule = 'One die there takes the open card of a region where you have an Agent.';
  if (!find) return rule;
  const thing = equipmentName(agencyOf(view.faceUp[find.region]).equipment);
  return `${rule} In ${regionOf(find.region).name} lies ${thing}, for ${missionOf(find.mission.card).name}.`;
};

/** One die after the other, each somewhere else; then the order token. */
export const placingSteps: readonly CoachStep<View>[] = [
  placing('movement', (face) => `Place your ${face} on Movement.`, whyMove),
  placing('completeMission', (face) => `Your ${face} on Complete Mission.`, whyComplete),
  placing('agencyCards', (face) => `Your ${face} on Agency Cards.`, whyAgency),
  placing(
    'decoder',
    (face) => `Your ${face} on the Decoder.`,
    () => 'Any die may go there, and any number. It can stand for a digit when you break a code.',
  ),
  placing(
    'folder',
    (face) => `Your ${face} in Special Operations.`,
    (view) =>
      view.bag > 0
        ? 'Any die may go there. You draw a token at once: a small help for one of your next turns.'
        : 'Any die may go there. The bag is empty today.',
  ),
  {
    id: 'place',
    title: (view, seat) => `Place another die, ${unplaced(view, seat).length === 1 ? 'your last' : 'any you like'}.`,
    why: 'On a circle a die goes beside one that lies there; 6 and 1 are neighbours. The Decoder takes any.',
    when: isPlacing,
    at: (view, seat) => marks(view, seat, anyTarget(view, seat) ?? 'decoder'),
    move: (view, seat) => moveTo(view, seat, anyTarget(view, seat) ?? 'decoder'),
    again: true,
  },
  {
    id: 'order',
    title: ({ order }) => `Take order token ${order.length + 1}.`,
    why: 'All your dice are placed. Codes and Actions go in the order of these tokens.',
    when: (view, seat) =>
      view.round === 1 && legal.takeOrder.refusal(view, seat, []) === null && unplaced(view, seat).length === 0,
    at: ['main', 'tab:dice'],
    move: () => ({ move: 'takeOrder', args: [] }),
    again: true,
  },
];
