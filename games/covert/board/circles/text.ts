import { commaList, eitherOf, texts } from 'hush/game';
import type { Circle } from '../../state';

export const circleText = texts('covert.circles', {
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
  takes: (faces: readonly string[]) => `Takes your ${eitherOf(faces)}`,
  opens: (faces: readonly string[], dice: number) =>
    dice === 1 ? `Only a ${eitherOf(faces)} fits next to its die` : `Only a ${eitherOf(faces)} fits next to its dice`,
  yours: (faces: readonly string[]) =>
    faces.length === 1 ? `Your ${commaList(faces)} is here` : `Yours: ${commaList(faces)}`,
  noMission: 'You have no missions',
  noneOfYours: 'None of yours here',
  anyDie: 'Any die',
  bag: (tokens: number) => `Any die gets you a token (${tokens} left)`,
  bagLeft: (tokens: number) => `${tokens} left in the bag`,
  bagEmpty: 'Any die, but the bag is empty',
  dieSaid: (owner: string, face: number) => `${owner}: ${face}.`,
});
