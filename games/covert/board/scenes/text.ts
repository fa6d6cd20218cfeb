import { grammarOf, must, type Names, type Seat, type Sentence, sentence } from 'hush/game';
import { agencyOf, codeOf, equipmentName, missionOf } from '../../content/cards';
import { cityOf } from '../../content/map';
import type { AgencyId, CityId, CodeId, MissionId } from '../../state';
import { listOf } from '../words';

/** Says where an Agent moves. Shorter than the log's sentence, because the map shows the route. */
export const goes =
  (by: Seat, path: readonly CityId[]) =>
  (names: Names): Sentence => {
    const { who, does } = grammarOf(names);
    return sentence`${who(by)} ${does(by, 'goes')} from ${cityOf(must(path[0])).name} to ${cityOf(must(path.at(-1))).name}.`;
  };

export const flies =
  (by: Seat, to: CityId) =>
  (names: Names): Sentence => {
    const { who, does } = grammarOf(names);
    return sentence`${who(by)} ${does(by, 'flies')} to ${cityOf(to).name}.`;
  };

/** Names the cubes that were picked up. `found` lists the owner of each cube, or null for a neutral cube. */
export const picksUp =
  (found: readonly (Seat | null)[]) =>
  (names: Names): Sentence => {
    const { whose } = grammarOf(names);
    const neutral = found.filter((owner) => owner === null).length;
    const cubes = found.flatMap((owner) => (owner === null ? [] : [`${whose(owner)} cube`]));
    if (neutral > 0) cubes.push(neutral === 1 ? 'a neutral cube' : `${neutral} neutral cubes`);
    return [`Picked up: ${listOf(cubes)}.`];
  };

export const completes =
  (by: Seat, mission: MissionId) =>
  (names: Names): Sentence => {
    const { who, does } = grammarOf(names);
    return sentence`${who(by)} ${does(by, 'completes')} ${missionOf(mission).name}.`;
  };

/** Names the cards and codes that paid for a mission. */
export const gaveUp = (cards: readonly AgencyId[], codes: readonly CodeId[]) => (): Sentence => {
  const gone = [
    ...cards.map((card) => `the ${equipmentName(agencyOf(card).equipment)}`),
    ...codes.map(() => 'a broken code'),
  ];
  return [`Used up: ${listOf(gone)}.`];
};

export const breaks =
  (by: Seat, code: CodeId) =>
  (names: Names): Sentence => {
    const { who, does } = grammarOf(names);
    return sentence`${who(by)} ${does(by, 'breaks')} ${codeOf(code).digits.join(' ')}.`;
  };

export const scenesText = {
  completed: 'Completed',
  broken: 'Broken',
  last: 'What happened last',
  again: 'Tap to see it again',
  seeAgain: 'Show it again:',
  youBroke: 'You broke a code.',
  youCompleted: 'Mission completed.',
  drawCode: 'Draw a new code',
  goOn: 'Go on',
  anywhere: 'Tap anywhere to go on',
  codes: (count: number) =>
    count === 1
      ? 'A broken code is worth 2 points at the end, unless you spend it on a mission.'
      : `${count} broken codes are worth 2 points each at the end, unless you spend them on missions.`,
  missions: (done: number, of: number) => `${done} of ${of} missions.`,
  forGood: (icon: string) => `${icon} counts as yours from now on.`,
  points: (before: number, gain: number, after: number) => `${before} + ${gain} = ${after} points.`,
} as const;
