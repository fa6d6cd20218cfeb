import type { CoachStep } from '../../../../shared/coach';
import type { Seat } from '../../../../shared/ids';
import { agencyOf, equipmentName, missionOf } from '../../content/cards';
import { cityOf, regionOf } from '../../content/map';
import { player } from '../../legal/hand';
import type { View } from '../../state';
import { type Acting, acting } from './acting';

type Of<Move extends Acting['move']> = Extract<Acting, { move: Move }>;

interface Words<Move extends Acting['move']> {
  title(action: Of<Move>, view: View, seat: Seat): string;
  why(action: Of<Move>, view: View): string;
  at(action: Of<Move>, view: View): string[];
}

/** An Action, where it is the best that is left. */
function action<Move extends Acting['move']>(move: Move, { title, why, at }: Words<Move>): CoachStep<View> {
  const due = (view: View, seat: Seat) => {
    const best = acting(view, seat);
    return best?.move === move ? (best as Of<Move>) : null;
  };
  const say = (words: (action: Of<Move>, view: View, seat: Seat) => string) => (view: View, seat: Seat) => {
    const best = due(view, seat);
    return best ? words(best, view, seat) : '';
  };
  return {
    id: move,
    title: say(title),
    why: say(why),
    when: (view, seat) => view.round === 1 && due(view, seat) !== null,
    at(view, seat) {
      const best = due(view, seat);
      return best ? at(best, view) : [];
    },
    move(view, seat) {
      const best = due(view, seat);
      return best && { move, args: best.args };
    },
    again: true,
  };
}

const thingIn = (view: View, region: keyof View['faceUp']) => equipmentName(agencyOf(view.faceUp[region]).equipment);

/** One Action a turn, each dice of another circle. */
export const actingSteps: readonly CoachStep<View>[] = [
  action('complete', {
    title: ({ mission }) => `Complete ${missionOf(mission.card).name}.`,
    why: ({ mission }) =>
      `You have all it needs: ${missionOf(mission.card).points} points. Agents stay, cards are used up.`,
    at: ({ mission }, { me }) => [
      'complete',
      ...['lay', 'slot'].map((mark) => `${mark}:${me?.missions.findIndex(({ handle }) => handle === mission.handle)}`),
      'main',
      'act:completeMission',
      'tab:dice',
    ],
  }),
  action('move', {
    title: ({ route: [agent, cities] }, view, seat) =>
      `Move your Agent from ${cityOf(player(view, seat).agents[agent] ?? 'rome').name} to ${cityOf(cities.at(-1) ?? 'rome').name}.`,
    why: ({ mission }) =>
      mission
        ? `${missionOf(mission.card).name} needs an Agent there. Pick the Agent, then the city.`
        : 'It is on the way to what a mission of yours asks for. Pick the Agent, then the city.',
    at: ({ route: [agent, cities] }) => ['main', `city:${cities.at(-1)}`, `agent:${agent}`, 'act:movement', 'tab:dice'],
  }),
  action('takeAgency', {
    title: ({ args: [region] }, view) => `Take ${thingIn(view, region)}.`,
    why: ({ args: [region], mission }) =>
      mission
        ? `It lies in ${regionOf(region).name}, where your Agent stands, and ${missionOf(mission.card).name} needs it.`
        : `It lies in ${regionOf(region).name}, where your Agent stands. A card can pay, fly or help.`,
    at: ({ args: [region] }) => ['take', `card:${region}`, 'main', 'act:agencyCards', 'tab:dice'],
  }),
  action('takeMission', {
    title: () => 'Take another mission.',
    why: () => 'You may hold three. Pick one near to where your Agents stand.',
    at: ({ args: [space] }) => ['take', `mission:${space}`, 'main', 'act:missionCards', 'tab:dice'],
  }),
  action('forfeitDie', {
    title: () => 'Give a die back.',
    why: () => 'There is nothing it could do now. That is always allowed, and costs only the die.',
    at: ({ args: [circle] }) => [`give-back:${circle}`, 'second', 'tab:dice'],
  }),
];
