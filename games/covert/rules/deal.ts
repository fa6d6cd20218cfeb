import { must, pick, type Random, type Seat, type Setup, seatsOf } from 'hush/game';
import { AGENCY, CODES, MISSIONS, TOKENS } from '../content/cards';
import { newTurn } from '../queries';
import {
  AGENTS,
  type AgencyId,
  CHARACTERS,
  type CharacterId,
  CITIES,
  type CityId,
  CODES_IN_HAND,
  type Colour,
  CUBES,
  DICE,
  type Die,
  NEUTRAL_CUBES,
  type Options,
  type Player,
  REGIONS,
  type RegionId,
  type State,
} from '../state';
import { takeInto } from './hands';

const FACES = [1, 2, 3, 4, 5, 6];
export const FACE_UP_MISSIONS = 3;
const MISSIONS_DEALT = 3;
const AGENCY_DEALT = 2;
/** Number of players for which the unused colours are neutral. */
const NEUTRAL_PLAYERS = 2;
const NEUTRAL_COLOURS: readonly Colour[] = ['2', '3'];

/**
 * [CV-3, CV-4, CV-79] Deals a match. The dice keep the roll that decides the start player. If players choose their
 * characters, a random seat begins, and views show the rest of the deal only after the choice.
 */
export function deal(players: number, { options, now, practice = null }: Setup<Options>, random: Random): State {
  const seats = seatsOf(players);
  const characters = random.Shuffle(CHARACTERS);
  const flights = random.Shuffle(AGENCY).map(({ city }) => city);
  const seated = seats.map((seat, at): [Seat, Player] => [
    seat,
    newPlayer(must(characters[at]), options, flights.splice(0, AGENTS), random),
  ]);
  const cubes = players === NEUTRAL_PLAYERS ? neutralCubes(flights) : noCubes();
  const agency = random.Shuffle(AGENCY).map(({ id }) => id);
  const missions = random.Shuffle(MISSIONS).map(({ id }) => id);
  const codes = random.Shuffle(CODES).map(({ id }) => id);
  for (const [, player] of seated) {
    takeInto(player, 'agency', agency.splice(0, AGENCY_DEALT), random);
    takeInto(player, 'missions', missions.splice(0, MISSIONS_DEALT), random);
    takeInto(player, 'codes', codes.splice(0, CODES_IN_HAND), random);
  }
  const half = Math.ceil(codes.length / 2);
  const starter = startPlayer(seated, random);
  const tiles = shuffleTiles(random);
  const first = options.characters === 'chosen' ? pick(random, seats) : null;
  const seconds = first === null ? options.setupSeconds : options.turnSeconds;
  const waits = seconds === 0 || (practice !== null && (first === null || first === practice));
  return {
    options,
    seats,
    practice,
    phase: first === null ? 'setupMissions' : 'setupCharacters',
    round: 0,
    starter,
    order: [],
    turn: first === null ? null : newTurn(first),
    stepsDone: [],
    window: null,
    windows: 0,
    pool: null,
    choice: null,
    agenda: [],
    deadline: waits ? null : now + 1000 * seconds,
    turnLeft: null,
    isLastRound: false,
    idle: 0,
    stirred: false,
    tiles,
    cubes,
    faceUp: faceUp(agency.splice(0, REGIONS.length)),
    discards: [],
    missionRow: missions.splice(0, FACE_UP_MISSIONS),
    outcome: null,
    agencyDeck: agency,
    missionDeck: missions,
    codeDecks: [codes.slice(0, half), codes.slice(half)],
    bag: TOKENS.map(({ id }) => id),
    players: Object.fromEntries(seated),
    undo: [],
  };
}

function newPlayer(character: CharacterId, options: Options, agents: CityId[], random: Random): Player {
  return {
    character,
    hasCharacter: options.characters !== 'chosen',
    dice: rollDice(random),
    agents,
    supply: CUBES,
    held: [],
    hasReroll: true,
    isPowerUsed: false,
    silences: 0,
    finishedMissions: [],
    finishedCodes: [],
    hasKept: false,
    shown: [],
    agency: [],
    missions: [],
    codes: [],
    tokens: [],
    newTokens: [],
    seen: [],
    returned: null,
    autoPass: options.alwaysPass,
    answer: null,
  };
}

export function rollDice(random: Random): Die[] {
  return random.D6(DICE).map((face) => ({ rolled: face, face, at: 'hand' }));
}

export function shuffleTiles(random: Random): number[] {
  return random.Shuffle([...FACES, ...FACES]);
}

/** Returns the start player: the seat with the most dice of the same number, then the highest total, then at random. */
export function startPlayer(seated: readonly (readonly [Seat, Player])[], random: Random): Seat {
  const rank = ({ dice }: Player) => {
    const sets = FACES.map((face) => dice.filter(({ rolled }) => rolled === face).length);
    return Math.max(...sets) * 100 + dice.reduce((total, { rolled }) => total + rolled, 0);
  };
  const best = Math.max(...seated.map(([, player]) => rank(player)));
  const [seat] = pick(
    random,
    seated.filter(([, player]) => rank(player) === best),
  );
  return seat;
}

export function noCubes(): Record<CityId, Colour[]> {
  return byId(CITIES, () => []);
}

/**
 * Places twelve neutral cubes in the cities named on the next cards. Colours alternate, and no city gets two cubes of
 * the same colour.
 */
function neutralCubes(flights: readonly CityId[]): Record<CityId, Colour[]> {
  const cubes = noCubes();
  let laid = 0;
  for (const city of flights) {
    const colour = must(NEUTRAL_COLOURS[laid % NEUTRAL_COLOURS.length]);
    if (laid === NEUTRAL_COLOURS.length * NEUTRAL_CUBES) break;
    if (cubes[city].includes(colour)) continue;
    cubes[city].push(colour);
    laid += 1;
  }
  return cubes;
}

export function faceUp(cards: readonly AgencyId[]): Record<RegionId, AgencyId> {
  return byId(REGIONS, (_, at) => must(cards[at]));
}

function byId<Id extends string, Entry>(ids: readonly Id[], entry: (id: Id, at: number) => Entry): Record<Id, Entry> {
  return Object.fromEntries(ids.map((id, at) => [id, entry(id, at)])) as Record<Id, Entry>;
}
