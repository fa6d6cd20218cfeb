import { commaList, type Names, texts, type Viewer } from 'hush/game';
import type { Colour, View } from '../../state';
import { isNeutral } from '../map/standing';

export const playersText = texts('covert.players', {
  label: 'Players',
  you: 'You',
  turn: 'Playing now',
  order: (token: number) => `Order token ${token}`,
  dice: (place: string, faces: readonly string[]) => `${place}: ${commaList(faces)}.`,
  inHand: 'Dice in hand',
  onClocks: 'Dice placed',
  noDice: 'No dice left',
  missions: (done: number, of: number) => `${done} of ${of} missions completed`,
  codes: (count: number) => (count === 1 ? '1 broken code kept' : `${count} broken codes kept`),
  cards: (count: number) => (count === 1 ? '1 Agency card in hand' : `${count} Agency cards in hand`),
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  short: (points: number) => (points === 1 ? '1 pt' : `${points} pts`),
  intel: (cubes: string | null) => (cubes === null ? 'No cubes held' : `Cubes held: ${cubes}`),
  more: 'Everything on the table',
  title: (name: string, character: string) => `${name}, ${character}`,
  powerUsed: 'Used this round',
  powerFree: 'Not used this round',
  everyTime: 'Every time',
  reroll: 'Reroll token',
  has: 'Still has it',
  gone: 'Used',
  behind: 'In hand',
  codeSides: 'Equipment on the backs of the code cards',
  done: 'Missions completed',
  doneCodes: 'Broken codes kept',
  none: 'None',
  cubes: 'Cubes left to place',
  held: 'Cubes held',
  /** Cubes of a player, who is null for the reader. */
  cubesOf: (name: string | null, count: number) => (name === null ? `${count} of yours` : `${count} of ${name}’s`),
  neutral: (count: number) => `${count} neutral`,
});

/** Counts cubes by their owners: "1 of yours, 1 of Ada’s, 2 neutral". Null if there are no cubes. */
export function cubesByOwner(view: Pick<View, 'seats'>, seat: Viewer, names: Names, cubes: readonly Colour[]) {
  const owners = cubes.map((colour) => (isNeutral(view, colour) ? null : colour));
  const counts = [...new Set(owners)].map((owner) => {
    const count = owners.filter((one) => one === owner).length;
    return owner === null
      ? playersText.neutral(count)
      : playersText.cubesOf(owner === seat ? null : names(owner), count);
  });
  return counts.length === 0 ? null : commaList(counts);
}
