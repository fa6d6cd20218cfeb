import type { CoachStep } from '#shared/coach.ts';
import { agencyOf, equipmentName, missionOf } from '../../content/cards';
import { cityOf, regionOf } from '../../content/map';
import { player } from '../../legal/hand';
import type { View } from '../../state';
import { acting } from './acting';
import { stepFor } from './step';

/** An Action, where it is the best that is left. */
const action = stepFor(acting);

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
