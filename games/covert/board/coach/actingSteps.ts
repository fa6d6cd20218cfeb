import type { CoachStep } from '#shared/coach.ts';
import { agencyOf, equipmentName, missionOf } from '../../content/cards';
import { cityOf, regionOf } from '../../content/map';
import { openCard, player } from '../../legal/hand';
import type { View } from '../../state';
import { acting } from './acting';
import { stepFor } from './step';

/** Builds the coach step for one kind of Action. The step is due while that kind is the best one. */
const action = stepFor(acting);

const thingIn = (view: View, region: keyof View['faceUp']) => equipmentName(agencyOf(openCard(view, region)).equipment);

/** One step for each kind of Action. */
export const actingSteps: readonly CoachStep<View>[] = [
  action('complete', {
    title: ({ mission }) => `Complete ${missionOf(mission.card).name}.`,
    why: ({ mission }) =>
      `You have all it needs: ${missionOf(mission.card).points} points. You keep Agents; cards are used up.`,
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
        : 'It’s on the way to a place one of your missions needs. Pick the Agent, then the city.',
    at: ({ route: [agent, cities] }) => ['main', `city:${cities.at(-1)}`, `agent:${agent}`, 'act:movement', 'tab:dice'],
  }),
  action('takeAgency', {
    title: ({ args: [region] }, view) => `Take the ${thingIn(view, region)}.`,
    why: ({ args: [region], mission }) =>
      mission
        ? `It’s in ${regionOf(region).name}, where you have an Agent, and ${missionOf(mission.card).name} needs it.`
        : `It’s in ${regionOf(region).name}, where you have an Agent. A card can pay, fly or help.`,
    at: ({ args: [region] }) => ['take', `card:${region}`, 'main', 'act:agencyCards', 'tab:dice'],
  }),
  action('takeMission', {
    title: () => 'Take another mission.',
    why: () => 'You can hold three. Pick one close to your Agents.',
    at: ({ args: [space] }) => ['take', `mission:${space}`, 'main', 'act:missionCards', 'tab:dice'],
  }),
  action('forfeitDie', {
    title: () => 'Take a die back.',
    why: () => 'It can’t do anything now. You can always give a die back; it costs only the die.',
    at: ({ args: [circle] }) => [`give-back:${circle}`, 'second', 'tab:dice'],
  }),
];
