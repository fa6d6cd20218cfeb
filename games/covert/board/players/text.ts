import { standingText } from '../map/text';
import { counted } from '../words';

export const playersText = {
  label: 'Players',
  you: 'You',
  turn: 'Playing now',
  order: (token: number) => `Order token ${token}`,
  dice: (place: string, faces: readonly number[]) => `${place}: ${faces.join(', ')}.`,
  inHand: 'Dice in hand',
  onClocks: 'Dice placed',
  noDice: 'No dice left',
  missions: (done: number, of: number) => `${done} of ${of} missions completed`,
  codes: (count: number) => `${counted(count, 'broken code')} kept`,
  cards: (count: number) => `${counted(count, 'Agency card')} in hand`,
  points: (points: number) => counted(points, 'point'),
  short: (points: number) => counted(points, 'pt'),
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
  behindCounts: (missions: number, agency: number, codes: number, tokens: number) =>
    [
      counted(missions, 'mission'),
      counted(agency, 'Agency card'),
      counted(codes, 'code'),
      counted(tokens, 'token'),
    ].join(', '),
  codeSides: 'Equipment on the backs of the code cards',
  done: 'Missions completed',
  doneCodes: 'Broken codes kept',
  none: 'None',
  cubes: 'Cubes left to place',
  held: 'Cubes held',
} as const;

/** Counts cubes by their owners: "1 of yours, 1 of Ada’s, 2 neutral". Null if there are no cubes. */
export function cubesByOwner(owners: readonly string[]): string | null {
  const counts = [...new Set(owners)].map((owner) => {
    const count = owners.filter((one) => one === owner).length;
    if (owner === standingText.neutral) return `${count} ${owner}`;
    return `${count} of ${owner === standingText.yours ? 'yours' : `${owner}’s`}`;
  });
  return counts.length === 0 ? null : counts.join(', ');
}
