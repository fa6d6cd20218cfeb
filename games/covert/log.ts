import {
  type Code,
  type Grammar,
  type LogEntry,
  type LogLine,
  lineOf,
  type Names,
  type Seat,
  type Sentence,
  sentence,
} from 'hush/game';
import { abilityOf, agencyOf, characterOf, codeOf, equipmentName, missionOf } from './content/cards';
import { cityOf, regionOf } from './content/map';
import type {
  AbilityId,
  AgencyId,
  CharacterId,
  CityId,
  CodeId,
  DiePlace,
  Equipment,
  MissionId,
  RegionId,
} from './state';

type Facts = { by: Seat } & Record<string, unknown>;

/** Describes a public log entry in words. Names a card only if all players have seen it. */
export function log(entry: LogEntry, names: Names): Sentence {
  return lineOf(LINES, entry, names);
}

const PLACES: Readonly<Record<DiePlace, string>> = {
  hand: 'the tray',
  decoder: 'the Decoder',
  folder: 'Special Operations',
  completeMission: 'Complete Mission',
  missionCards: 'Mission Cards',
  agencyCards: 'Agency Cards',
  movement: 'Movement',
};

const LINES = {
  'chose-character': ({ by, character }: { by: Seat; character: CharacterId }, { who, does }) =>
    sentence`${who(by)} ${does(by, 'chooses')} ${characterOf(character).title}.`,
  'kept-missions': ({ by }: Facts, { who, does }) => sentence`${who(by)} ${does(by, 'has')} chosen two missions.`,
  'round-began': ({ round, starter }: { round: number; starter: Seat }, { who, does }) =>
    round === 1
      ? sentence`Round 1. ${who(starter)} ${does(starter, 'places')} first.`
      : sentence`Round ${String(round)}. ${who(starter)} had the last order token and ${does(starter, 'places')} first.`,
  rerolled: ({ by, faces }: { by: Seat; faces: [number, number][] }, { who, does }) =>
    sentence`${who(by)} ${does(by, 'rerolls')}: ${faces.map(([before, after]) => `${before} becomes ${after}`).join(', ')}.`,
  placed: ({ by, at, rolled, face }: { by: Seat; at: DiePlace; rolled: number; face: number }, { who, does }) =>
    face === rolled
      ? sentence`${who(by)} ${does(by, 'places')} a ${String(face)} on ${PLACES[at]}.`
      : sentence`${who(by)} ${does(by, 'turns')} a ${String(rolled)} into a ${String(face)} and ${does(by, 'places')} it on ${PLACES[at]}.`,
  'special-ops': ({ by, drawn }: { by: Seat; drawn: number }, { who, does }) => {
    if (drawn === 0) return sentence`The bag is empty. ${who(by)} ${does(by, 'draws')} nothing.`;
    return drawn === 1
      ? sentence`${who(by)} ${does(by, 'draws')} ${'a special ops token'}.`
      : sentence`${who(by)} ${does(by, 'draws')} ${'two special ops tokens'} and ${does(by, 'keeps')} one.`;
  },
  'took-order': ({ by, token }: { by: Seat; token: number }, { who, does }) =>
    sentence`${who(by)} ${does(by, 'takes')} order token ${String(token)}.`,
  'codes-began': ({ order }: { order: Seat[] }, { who }) =>
    sentence`Breaking codes, in this order: ${order.map(who).join(', ')}.`,
  'resolve-began': () => sentence`Time for Actions: one each, in turn order.`,
  used: ({ by, ability, cards }: { by: Seat; ability: AbilityId; cards: AgencyId[] }, { who, does }) =>
    sentence`${who(by)} ${does(by, 'uses')} ${cards.length === 0 ? 'a special ops token' : 'an Agency card'}: ${abilityOf(ability).name}.`,
  flew: ({ by, to, found }: { by: Seat; to: CityId; found: Found }, grammar) => [
    ...sentence`${grammar.who(by)} ${grammar.does(by, 'flies')} to ${cityOf(to).name}`,
    ...foundWords(found, by, grammar),
  ],
  moved: ({ by, path, found }: { by: Seat; path: CityId[]; found: Found }, grammar) => [
    ...sentence`${grammar.who(by)} ${grammar.does(by, 'goes')} ${pathWords(path)}`,
    ...foundWords(found, by, grammar),
  ],
  'took-intel': ({ by, city, card }: { by: Seat; city: CityId; card: AgencyId | null }, { who, does }) =>
    card === null
      ? sentence`A pair of cubes in ${cityOf(city).name}: ${who(by)} ${does(by, 'draws')} a card.`
      : sentence`A pair of cubes in ${cityOf(city).name}: ${who(by)} ${does(by, 'takes')} ${cardWords(card)}.`,
  swapped: ({ by, tiles }: { by: Seat; tiles: [number, number] }, { who, does }) =>
    sentence`${who(by)} ${does(by, 'swaps')} ${pairWords(tiles)}.`,
  covered: ({ by, position, face }: { by: Seat; position: number; face: number }, { who, does }) =>
    sentence`${who(by)} ${does(by, 'covers')} tile ${String(columnOf(position))} in the ${rowOf(position)} row with a ${String(face)}.`,
  'broke-code': ({ by, code }: { by: Seat; code: CodeId }, { who, does }) =>
    sentence`${who(by)} ${does(by, 'breaks')} ${codeOf(code).digits.join(' ')}, with ${equipmentName(codeOf(code).equipment)} on its back.`,
  'drew-code': ({ by, equipment }: { by: Seat; equipment: Equipment }, { who, does }) =>
    sentence`${who(by)} ${does(by, 'draws')} a code with ${equipmentName(equipment)} on its back.`,
  completed: ({ by, mission, points }: { by: Seat; mission: MissionId; points: number }, { who, does }) =>
    sentence`${who(by)} ${does(by, 'completes')} ${missionOf(mission).name} for ${String(points)} points.`,
  'took-mission': ({ by, card }: { by: Seat; card: MissionId | null }, { who, does }) =>
    card === null
      ? sentence`${who(by)} ${does(by, 'draws')} a mission.`
      : sentence`${who(by)} ${does(by, 'takes')} the mission ${missionOf(card).name}.`,
  'took-agency': ({ by, region, card }: { by: Seat; region: RegionId | null; card: AgencyId | null }, { who, does }) =>
    region === null || card === null
      ? sentence`${who(by)} ${does(by, 'draws')} an Agency card.`
      : sentence`${who(by)} ${does(by, 'takes')} ${cardWords(card)} from ${regionOf(region).name}.`,
  forfeited: ({ by, circle }: { by: Seat; circle: DiePlace }, { who, does }) =>
    sentence`${who(by)} ${does(by, 'takes')} a die back from ${PLACES[circle]}, unused.`,
  searched: ({ by, deck, count }: { by: Seat; deck: 'agency' | 'mission'; count: number }, { who, does }) =>
    sentence`${who(by)} ${does(by, 'looks')} at ${String(count)} ${deck === 'agency' ? 'Agency cards' : 'missions'} and ${does(by, 'keeps')} one.`,
  espionage: ({ by, taken }: { by: Seat; taken: AgencyId }, { who, does }) =>
    sentence`Espionage: ${who(by)} ${does(by, 'takes')} ${cardWords(taken)}.`,
  discarded: ({ by, card }: { by: Seat; card: AgencyId }, { who, does }) =>
    sentence`${who(by)} ${does(by, 'gives')} up ${cardWords(card)}.`,
  'gave-up-mission': ({ by }: Facts, { who, does }) => sentence`${who(by)} ${does(by, 'gives')} up a mission.`,
  'last-round': ({ by }: Facts, { who, does }) =>
    sentence`${who(by)} ${does(by, 'has')} six missions. This is the last round.`,
  'final-began': () => sentence`Last missions: one each.`,
  'took-back': ({ by }: Facts, { who, does }) => sentence`${who(by)} ${does(by, 'takes')} back the last step.`,
  silent: ({ by, unplaced }: { by: Seat; unplaced?: number }, { who, does }) =>
    unplaced === undefined
      ? sentence`${who(by)} ${does(by, 'runs')} out of time.`
      : sentence`${who(by)} ${does(by, 'runs')} out of time. ${unplaced === 1 ? 'One die stays' : `${String(unplaced)} dice stay`} unplaced this round.`,
  over: ({ winners, points }: { winners: Seat[]; points: Record<Seat, number> }, { who, does }) => {
    const [first = ''] = winners;
    const best = String(points[first]);
    return winners.length > 1
      ? sentence`${winners.map(who).join(' and ')} share the win with ${best} points.`
      : sentence`${who(first)} ${does(first, 'wins')} with ${best} points.`;
  },
  cancelled: () => sentence`Three rounds without a move. The match is cancelled.`,
} satisfies Readonly<Record<Code, LogLine>>;

/** Codes of the facts that the rules add to the public log. */
export type LogCode = keyof typeof LINES;

/** Names a card: "the Field Radio (flight to Madrid)". */
function cardWords(card: AgencyId): string {
  const { equipment, city } = agencyOf(card);
  return `the ${equipmentName(equipment)} (flight to ${cityOf(city).name})`;
}

const rowOf = (position: number) => (position < 6 ? 'top' : 'bottom');

/** Returns the column of a tile, starting at 1 on the left. */
const columnOf = (position: number) => (position % 6) + 1;

/** Names the tiles of a swap: "tiles 3 and 4 in the top row", "the two tiles in column 5". */
function pairWords([one, other]: [number, number]): string {
  if (columnOf(one) === columnOf(other)) return `the two tiles in column ${columnOf(one)}`;
  return `tiles ${columnOf(one)} and ${columnOf(other)} in the ${rowOf(one)} row`;
}

/** The owner of each cube that was picked up, or null for a neutral cube. */
type Found = (Seat | null)[];

/** Describes a route: "from Berlin via Prague to Vienna". */
function pathWords(path: readonly CityId[]): string {
  const cities = path.map((city) => cityOf(city).name);
  const between = cities.slice(1, -1).map((city) => ` via ${city}`);
  return `from ${cities[0]}${between.join('')} to ${cities.at(-1)}`;
}

function foundWords(found: Found, by: Seat, { whose, does }: Grammar): Sentence {
  if (found.length === 0) return ['.'];
  const words = found.map((owner) => (owner === null ? 'a neutral cube' : `one of ${whose(owner)} cubes`));
  return [...sentence` and ${does(by, 'picks')} up ${words.join(' and ')}`, '.'];
}
