import { listed, must, type Names, nameUnlessYou, piecesOf, type Seat, type Sentence, strong, texts } from 'hush/game';
import { agencyOf, codeOf, missionOf } from '../../content/cards';
import { CITY_NAMES, EQUIPMENT_NAMES } from '../../content/cardsText';
import type { AgencyId, CityId, CodeId, Equipment, MissionId } from '../../state';

/** A player is a name, or null for the reader. */
export const scenesText = texts('covert.scenes', {
  goes: (by: string | null, from: CityId, to: CityId) =>
    by === null
      ? `**You** go from **${CITY_NAMES[from]}** to **${CITY_NAMES[to]}**.`
      : `${by} goes from **${CITY_NAMES[from]}** to **${CITY_NAMES[to]}**.`,
  flies: (by: string | null, city: CityId) =>
    by === null ? `**You** fly to **${CITY_NAMES[city]}**.` : `${by} flies to **${CITY_NAMES[city]}**.`,
  picksUp: (cubes: readonly string[]) => `Picked up: ${listed(cubes)}.`,
  cubeOf: (name: string | null) => (name === null ? 'your cube' : `${name}’s cube`),
  neutralCubes: (count: number) => (count === 1 ? 'a neutral cube' : `${count} neutral cubes`),
  completes: (by: string | null, mission: string) =>
    by === null ? `**You** complete ${mission}.` : `${by} completes ${mission}.`,
  usedUp: (cards: readonly string[]) => `Used up: ${listed(cards)}.`,
  card: (equipment: Equipment) => `${EQUIPMENT_NAMES.the[equipment]}`,
  brokenCode: 'a broken code',
  breaks: (by: string | null, code: string) => (by === null ? `**You** break ${code}.` : `${by} breaks ${code}.`),
  onBack: (equipment: Equipment) => `On the back of the card: ${EQUIPMENT_NAMES.name[equipment]}.`,
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
});

const other = (names: Names, seat: Seat) => {
  const name = nameUnlessYou(names, seat);
  return name === null ? null : strong(name);
};

/** Says where an Agent moves. Shorter than the log's sentence, because the map shows the route. */
export const goes =
  (by: Seat, path: readonly CityId[]) =>
  (names: Names): Sentence => {
    return piecesOf(scenesText.goes(other(names, by), must(path[0]), must(path.at(-1))));
  };

export const flies =
  (by: Seat, to: CityId) =>
  (names: Names): Sentence =>
    piecesOf(scenesText.flies(other(names, by), to));

/** Names the cubes that were picked up. `found` lists the owner of each cube, or null for a neutral cube. */
export const picksUp =
  (found: readonly (Seat | null)[]) =>
  (names: Names): Sentence => {
    const neutral = found.filter((owner) => owner === null).length;
    const cubes = found.flatMap((owner) => (owner === null ? [] : [scenesText.cubeOf(nameUnlessYou(names, owner))]));
    if (neutral > 0) cubes.push(scenesText.neutralCubes(neutral));
    return [scenesText.picksUp(cubes)];
  };

export const completes =
  (by: Seat, mission: MissionId) =>
  (names: Names): Sentence =>
    piecesOf(scenesText.completes(other(names, by), strong(missionOf(mission).name)));

/** Names the cards and codes that paid for a mission. */
export const gaveUp = (cards: readonly AgencyId[], codes: readonly CodeId[]) => (): Sentence => {
  const gone = [
    ...cards.map((card) => scenesText.card(agencyOf(card).equipment)),
    ...codes.map(() => scenesText.brokenCode),
  ];
  return [scenesText.usedUp(gone)];
};

export const breaks =
  (by: Seat, code: CodeId) =>
  (names: Names): Sentence =>
    piecesOf(scenesText.breaks(other(names, by), strong(codeOf(code).digits.join(' '))));

export const onBack = (code: CodeId) => (): Sentence => [scenesText.onBack(codeOf(code).equipment)];
