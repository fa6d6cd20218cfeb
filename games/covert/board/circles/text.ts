import type { Circle } from '../../state';
import { listOf } from '../words';

export const circleText = {
  label: 'Actions',
  names: {
    completeMission: 'Complete Mission',
    missionCards: 'Mission Cards',
    agencyCards: 'Agency Cards',
    movement: 'Movement',
  } satisfies Record<Circle, string>,
  decoder: 'Decoder',
  folder: 'Special Operations',
  fits: (face: number, beside: number) => `${face} fits next to the ${beside}`,
  starts: (face: number) => `Empty, so your ${face} fits`,
  needs: (face: number, low: number, high: number) => `A ${face} only fits next to a ${low} or ${high}`,
  taken: (face: number) => `${face} is taken`,
  full: 'Every space is taken',
  empty: (isPlacing: boolean) => (isPlacing ? 'Nothing on it yet' : 'Nothing on it now'),
  holds: (dice: number) => (dice === 1 ? 'One die on it' : `${dice} dice on it`),
  takes: (faces: readonly number[]) => `Takes your ${listOf(faces.map(String), 'or')}`,
  opens: (faces: readonly number[], dice: number) =>
    `Only a ${listOf(faces.map(String), 'or')} fits next to its ${dice === 1 ? 'die' : 'dice'}`,
  yours: (faces: readonly number[]) => (faces.length === 1 ? `Your ${faces[0]} is here` : `Yours: ${faces.join(', ')}`),
  noMission: 'You have no missions',
  noneOfYours: 'None of yours here',
  refused: (why: string) => (why.endsWith('.') ? why : `${why}.`),
  anyDie: 'Any die',
  bag: (tokens: number) => `Any die draws from the bag (${tokens} left)`,
  bagLeft: (tokens: number) => `${tokens} left in the bag`,
  bagEmpty: 'Any die, but the bag is empty',
  dieSaid: (owner: string, face: number) => `${owner}: ${face}.`,
} as const;
