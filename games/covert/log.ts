import {
  type Code,
  type LogEntry,
  type LogLine,
  lineOf,
  type Names,
  nameUnlessYou,
  type Seat,
  type Sentence,
  strong,
} from 'hush/game';
import { agencyOf, codeOf, missionOf } from './content/cards';
import { ABILITY_NAMES } from './content/cardsText';
import { regionOf } from './content/map';
import { LINES, PLACES, YOU } from './logText';
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
  return lineOf(LOG, entry, names);
}

const LOG = {
  'chose-character': ({ by, character }: { by: Seat; character: CharacterId }, { other }) =>
    LINES.chose(other(by), character),
  'kept-missions': ({ by }: Facts, { other }) => LINES.kept(other(by)),
  'round-began': ({ round, starter }: { round: number; starter: Seat }, { other }) =>
    round === 1 ? LINES.firstRound(other(starter)) : LINES.round(round, other(starter)),
  rerolled: ({ by, faces }: { by: Seat; faces: [number, number][] }, { other }) =>
    LINES.rerolled(
      other(by),
      faces.map((face) => LINES.becomes(...face)),
    ),
  placed: ({ by, at, rolled, face }: { by: Seat; at: DiePlace; rolled: number; face: number }, { other }) =>
    face === rolled
      ? LINES.placed(other(by), face, strong(PLACES[at]))
      : LINES.turned(other(by), rolled, face, strong(PLACES[at])),
  'special-ops': ({ by, drawn }: { by: Seat; drawn: number }, { other }) => {
    if (drawn === 0) return LINES.bagEmpty(other(by));
    return drawn === 1 ? LINES.drewToken(other(by)) : LINES.drewTokens(other(by));
  },
  'took-order': ({ by, token }: { by: Seat; token: number }, { other }) => LINES.tookOrder(other(by), token),
  'codes-began': ({ order }: { order: Seat[] }, { other }) =>
    LINES.codes(order.map((seat) => other(seat) ?? strong(YOU.inside))),
  'resolve-began': () => LINES.actions,
  used: ({ by, ability, cards }: { by: Seat; ability: AbilityId; cards: AgencyId[] }, { other }) =>
    (cards.length === 0 ? LINES.usedToken : LINES.usedCard)(other(by), strong(ABILITY_NAMES[ability])),
  flew: ({ by, to, found }: { by: Seat; to: CityId; found: Found }, { other, names }) =>
    LINES.flew(other(by), to, cubeWords(found, names)),
  moved: ({ by, path, found }: { by: Seat; path: CityId[]; found: Found }, { other, names }) =>
    LINES.moved(other(by), strong(pathWords(path)), cubeWords(found, names)),
  'took-intel': ({ by, city, card }: { by: Seat; city: CityId; card: AgencyId | null }, { other }) =>
    card === null ? LINES.drewIntel(other(by), city) : LINES.tookIntel(other(by), city, ...cardOf(card)),
  swapped: ({ by, tiles }: { by: Seat; tiles: [number, number] }, { other }) =>
    LINES.swapped(other(by), pairWords(tiles)),
  covered: ({ by, position, face }: { by: Seat; position: number; face: number }, { other }) =>
    (isTop(position) ? LINES.coveredTop : LINES.coveredBottom)(other(by), columnOf(position), face),
  'broke-code': ({ by, code }: { by: Seat; code: CodeId }, { other }) =>
    LINES.broke(other(by), strong(codeOf(code).digits.join(' ')), codeOf(code).equipment),
  'drew-code': ({ by, equipment }: { by: Seat; equipment: Equipment }, { other }) =>
    LINES.drewCode(other(by), equipment),
  completed: ({ by, mission, points }: { by: Seat; mission: MissionId; points: number }, { other }) =>
    LINES.completed(other(by), strong(missionOf(mission).name), points),
  'took-mission': ({ by, card }: { by: Seat; card: MissionId | null }, { other }) =>
    card === null ? LINES.drewMission(other(by)) : LINES.tookMission(other(by), strong(missionOf(card).name)),
  'took-agency': ({ by, region, card }: { by: Seat; region: RegionId | null; card: AgencyId | null }, { other }) =>
    region === null || card === null
      ? LINES.drewAgency(other(by))
      : LINES.tookAgency(other(by), ...cardOf(card), strong(regionOf(region).name)),
  forfeited: ({ by, circle }: { by: Seat; circle: DiePlace }, { other }) =>
    LINES.forfeited(other(by), strong(PLACES[circle])),
  searched: ({ by, deck, count }: { by: Seat; deck: 'agency' | 'mission'; count: number }, { other }) =>
    (deck === 'agency' ? LINES.searchedAgency : LINES.searchedMissions)(other(by), count),
  espionage: ({ by, taken }: { by: Seat; taken: AgencyId }, { other }) => LINES.espionage(other(by), ...cardOf(taken)),
  discarded: ({ by, card }: { by: Seat; card: AgencyId }, { other }) => LINES.discarded(other(by), ...cardOf(card)),
  'gave-up-mission': ({ by }: Facts, { other }) => LINES.gaveUpMission(other(by)),
  'last-round': ({ by }: Facts, { other }) => LINES.lastRound(other(by)),
  'final-began': () => LINES.final,
  'took-back': ({ by }: Facts, { other }) => LINES.tookBack(other(by)),
  silent: ({ by, unplaced }: { by: Seat; unplaced?: number }, { other }) =>
    unplaced === undefined ? LINES.silent(other(by)) : `${LINES.silent(other(by))} ${LINES.unplaced(unplaced)}`,
  over: ({ winners, points }: { winners: Seat[]; points: Record<Seat, number> }, { other, names }) => {
    const [first = ''] = winners;
    const best = points[first] ?? 0;
    if (winners.length < 2) return LINES.won(other(first), best);
    return LINES.shared(namesFirst(winners, names).map(strong), best);
  },
  cancelled: () => LINES.cancelled,
} satisfies Readonly<Record<Code, LogLine>>;

/** Codes of the facts that the rules add to the public log. */
export type LogCode = keyof typeof LOG;

/** Returns the names of players for a list at the beginning of a sentence. */
export function namesFirst(seats: readonly Seat[], names: Names): string[] {
  return seats.map((seat, at) => nameUnlessYou(names, seat) ?? YOU[at === 0 ? 'first' : 'inside']);
}

/** Returns a card's equipment, and the city of its flight. */
function cardOf(card: AgencyId): [Equipment, CityId] {
  const { equipment, city } = agencyOf(card);
  return [equipment, city];
}

const isTop = (position: number) => position < 6;

/** Returns the column of a tile, starting at 1 on the left. */
const columnOf = (position: number) => (position % 6) + 1;

/** Names the tiles of a swap: "tiles 3 and 4 in the top row", "the two tiles in column 5". */
function pairWords([one, other]: [number, number]): string {
  if (columnOf(one) === columnOf(other)) return LINES.column(columnOf(one));
  return (isTop(one) ? LINES.topRow : LINES.bottomRow)(columnOf(one), columnOf(other));
}

/** The owner of each cube that was picked up, or null for a neutral cube. */
type Found = (Seat | null)[];

/** Describes a route: "from Berlin via Prague to Vienna". */
function pathWords(path: readonly CityId[]): string {
  return path
    .map((city, at) => (at === 0 ? LINES.from : at === path.length - 1 ? LINES.to : LINES.via)(city))
    .join(' ');
}

function cubeWords(found: Found, names: Names): string[] {
  return found.map((owner) => strong(owner === null ? LINES.neutralCube : LINES.cubeOf(nameUnlessYou(names, owner))));
}
