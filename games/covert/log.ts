import type { Seat } from '../../shared/ids';
import type { Told } from '../../shared/module';
import { type Names, type Sentence, sentence } from '../../shared/text';
import { abilityOf, agencyOf, codeOf, equipmentName, missionOf } from './content/cards';
import { cityOf, regionOf } from './content/map';
import type { AbilityId, AgencyId, CityId, CodeId, DiePlace, Equipment, MissionId, RegionId } from './state';

type Facts = { by: Seat } & Record<string, unknown>;
type Line = (facts: never, names: Names) => Sentence;

/** A line of the public log. Cards are named when everybody has seen them. */
export function log({ code, facts }: Told, names: Names): Sentence {
  return Object.hasOwn(LINES, code) ? (LINES[code]?.(facts as never, names) ?? []) : [];
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

const LINES: Readonly<Record<Told['code'], Line>> = {
  'kept-missions': ({ by }: Facts, names) => sentence`${names(by)} has chosen two missions.`,
  'round-began': ({ round, starter }: { round: number; starter: Seat }, names) =>
    sentence`Round ${String(round)}. ${names(starter)} places first.`,
  rerolled: ({ by, faces }: { by: Seat; faces: [number, number][] }, names) =>
    sentence`${names(by)} rolls again: ${faces.map(([before, after]) => `${before} to ${after}`).join(', ')}.`,
  placed: ({ by, at, rolled, face }: { by: Seat; at: DiePlace; rolled: number; face: number }, names) =>
    face === rolled
      ? sentence`${names(by)} places a ${String(face)} on ${PLACES[at]}.`
      : sentence`${names(by)} turns a ${String(rolled)} to ${String(face)} and places it on ${PLACES[at]}.`,
  'special-ops': ({ by, drawn }: { by: Seat; drawn: number }, names) =>
    drawn === 0
      ? sentence`The bag is empty. ${names(by)} draws nothing.`
      : sentence`${names(by)} draws ${drawn === 1 ? 'a token' : 'two tokens and keeps one'}.`,
  'took-order': ({ by, token }: { by: Seat; token: number }, names) =>
    sentence`${names(by)} takes order token ${String(token)}.`,
  'codes-began': ({ order }: { order: Seat[] }, names) =>
    sentence`The codes, in this order: ${order.map(names).join(', ')}.`,
  'resolve-began': () => sentence`The dice are used, one Action each in turn.`,
  used: ({ by, ability, cards }: { by: Seat; ability: AbilityId; cards: AgencyId[] }, names) =>
    sentence`${names(by)} uses ${abilityOf(ability).name}, ${cards.length === 0 ? 'a token' : 'an Agency card'}.`,
  flew: ({ by, to, found }: { by: Seat; to: CityId; found: Found }, names) => [
    ...sentence`${names(by)} flies to ${cityOf(to).name}`,
    ...foundWords(found, names),
  ],
  moved: ({ by, path, found }: { by: Seat; path: CityId[]; found: Found }, names) => [
    ...sentence`${names(by)} goes ${pathWords(path)}`,
    ...foundWords(found, names),
  ],
  'took-intel': ({ by, city, card }: { by: Seat; city: CityId; card: AgencyId | null }, names) =>
    card === null
      ? sentence`A pair of cubes in ${cityOf(city).name}: ${names(by)} draws a card.`
      : sentence`A pair of cubes in ${cityOf(city).name}: ${names(by)} takes ${cardWords(card)}.`,
  swapped: ({ by, tiles }: { by: Seat; tiles: [number, number] }, names) =>
    sentence`${names(by)} swaps the tiles ${tiles.map(tileWords).join(' and ')}.`,
  covered: ({ by, position, face }: { by: Seat; position: number; face: number }, names) =>
    sentence`${names(by)} puts a ${String(face)} on the tile ${tileWords(position)}.`,
  'broke-code': ({ by, code }: { by: Seat; code: CodeId }, names) =>
    sentence`${names(by)} breaks ${codeOf(code).digits.join(' ')}: ${equipmentName(codeOf(code).equipment)}.`,
  'drew-code': ({ by, equipment }: { by: Seat; equipment: Equipment }, names) =>
    sentence`${names(by)} draws a code with ${equipmentName(equipment)} on its back.`,
  completed: ({ by, mission, points }: { by: Seat; mission: MissionId; points: number }, names) =>
    sentence`${names(by)} completes ${missionOf(mission).name} for ${String(points)} points.`,
  'took-mission': ({ by, card }: { by: Seat; card: MissionId | null }, names) =>
    card === null
      ? sentence`${names(by)} draws a mission.`
      : sentence`${names(by)} takes the mission ${missionOf(card).name}.`,
  'took-agency': ({ by, region, card }: { by: Seat; region: RegionId | null; card: AgencyId | null }, names) =>
    region === null || card === null
      ? sentence`${names(by)} draws an Agency card.`
      : sentence`${names(by)} takes ${cardWords(card)} from ${regionOf(region).name}.`,
  forfeited: ({ by, circle }: { by: Seat; circle: DiePlace }, names) =>
    sentence`${names(by)} gives a die on ${PLACES[circle]} back unused.`,
  searched: ({ by, deck, count }: { by: Seat; deck: 'agency' | 'mission'; count: number }, names) =>
    sentence`${names(by)} looks at ${String(count)} ${deck === 'agency' ? 'Agency cards' : 'missions'} and keeps one.`,
  espionage: ({ by, taken }: { by: Seat; taken: AgencyId }, names) =>
    sentence`Espionage: ${names(by)} takes ${cardWords(taken)}.`,
  discarded: ({ by, card }: { by: Seat; card: AgencyId }, names) => sentence`${names(by)} gives up ${cardWords(card)}.`,
  'gave-up-mission': ({ by }: Facts, names) => sentence`${names(by)} gives up a mission.`,
  'last-round': ({ by }: Facts, names) => sentence`${names(by)} has six missions. This is the last round.`,
  'final-began': () => sentence`One last mission each.`,
  'took-back': ({ by }: Facts, names) => sentence`${names(by)} takes the last step back.`,
  silent: ({ by }: Facts, names) => sentence`${names(by)} is out of time.`,
  over: ({ winners, points }: { winners: Seat[]; points: Record<Seat, number> }, names) => {
    const who = winners.map(names).join(' and ');
    const best = String(points[winners[0] ?? '']);
    return winners.length > 1
      ? sentence`${who} share the win with ${best} points.`
      : sentence`${who} wins with ${best} points.`;
  },
  cancelled: () => sentence`Three rounds without a move. The match is cancelled.`,
};

/** "the Field Radio for Madrid". */
function cardWords(card: AgencyId): string {
  const { equipment, city } = agencyOf(card);
  return `the ${equipmentName(equipment)} for ${cityOf(city).name}`;
}

/** "top 3", counted from the left. */
function tileWords(position: number): string {
  return `${position < 6 ? 'top' : 'bottom'} ${(position % 6) + 1}`;
}

/** Whose cubes; null: neutral. */
type Found = (Seat | null)[];

/** "from Berlin by Prague to Vienna". */
function pathWords(path: readonly CityId[]): string {
  const cities = path.map((city) => cityOf(city).name);
  const between = cities.slice(1, -1).map((city) => ` by ${city}`);
  return `from ${cities[0]}${between.join('')} to ${cities.at(-1)}`;
}

function foundWords(found: Found, names: Names): Sentence {
  if (found.length === 0) return ['.'];
  const words = found.map((owner) => (owner === null ? 'a neutral cube' : `a cube of ${names(owner)}`));
  return [' and picks up ', { strong: words.join(' and ') }, '.'];
}
