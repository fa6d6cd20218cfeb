import { commaList, listed, texts } from 'hush/game';
import { CHARACTER_TEXTS, CITY_NAMES, EQUIPMENT_NAMES } from './content/cardsText';
import type { CharacterId, CityId, Equipment } from './state';

/** The places of dice, as they are named in sentences. */
export const PLACES = texts('covert.places', {
  hand: 'the tray',
  decoder: 'the Decoder',
  folder: 'Special Operations',
  completeMission: 'Complete Mission',
  missionCards: 'Mission Cards',
  agencyCards: 'Agency Cards',
  movement: 'Movement',
});

/** The reader, in a list of players that is inside or at the beginning of a sentence. */
export const YOU = texts('covert.you', { inside: 'you', first: 'You' });

/** Log lines. A player is a name, or null for the reader. */
export const LINES = texts('covert.log', {
  chose: (by: string | null, character: CharacterId) =>
    by === null
      ? `**You** choose **${CHARACTER_TEXTS.the[character]}**.`
      : `${by} chooses **${CHARACTER_TEXTS.the[character]}**.`,
  kept: (by: string | null) => (by === null ? '**You** have chosen two missions.' : `${by} has chosen two missions.`),
  firstRound: (by: string | null) => (by === null ? 'Round 1. **You** place first.' : `Round 1. ${by} places first.`),
  round: (round: number, by: string | null) =>
    by === null
      ? `Round **${round}**. **You** had the last order token and place first.`
      : `Round **${round}**. ${by} had the last order token and places first.`,
  rerolled: (by: string | null, faces: readonly string[]) =>
    by === null ? `**You** reroll: ${commaList(faces)}.` : `${by} rerolls: ${commaList(faces)}.`,
  /** The face of a die before and after it is rolled again. */
  becomes: (before: number, after: number) => `**${before} becomes ${after}**`,
  placed: (by: string | null, face: number, place: string) =>
    by === null ? `**You** place a **${face}** on ${place}.` : `${by} places a **${face}** on ${place}.`,
  turned: (by: string | null, rolled: number, face: number, place: string) =>
    by === null
      ? `**You** turn a **${rolled}** into a **${face}** and place it on ${place}.`
      : `${by} turns a **${rolled}** into a **${face}** and places it on ${place}.`,
  bagEmpty: (by: string | null) =>
    by === null ? 'The bag is empty. **You** draw nothing.' : `The bag is empty. ${by} draws nothing.`,
  drewToken: (by: string | null) =>
    by === null ? '**You** draw **a special ops token**.' : `${by} draws **a special ops token**.`,
  drewTokens: (by: string | null) =>
    by === null
      ? '**You** draw **two special ops tokens** and keep one.'
      : `${by} draws **two special ops tokens** and keeps one.`,
  tookOrder: (by: string | null, token: number) =>
    by === null ? `**You** take order token **${token}**.` : `${by} takes order token **${token}**.`,
  codes: (order: readonly string[]) => `Breaking codes, in this order: ${commaList(order)}.`,
  actions: 'Time for Actions: one each, in turn order.',
  usedToken: (by: string | null, ability: string) =>
    by === null
      ? `**You** use **a special ops token**: ${ability}.`
      : `${by} uses **a special ops token**: ${ability}.`,
  usedCard: (by: string | null, ability: string) =>
    by === null ? `**You** use **an Agency card**: ${ability}.` : `${by} uses **an Agency card**: ${ability}.`,
  flew: (by: string | null, city: CityId, cubes: readonly string[]) =>
    by === null
      ? cubes.length === 0
        ? `**You** fly to **${CITY_NAMES[city]}**.`
        : `**You** fly to **${CITY_NAMES[city]}** and pick up ${listed(cubes)}.`
      : cubes.length === 0
        ? `${by} flies to **${CITY_NAMES[city]}**.`
        : `${by} flies to **${CITY_NAMES[city]}** and picks up ${listed(cubes)}.`,
  /** The way begins with `from` and ends with `to`. Cities on the way are between them, each with `via`. */
  moved: (by: string | null, way: string, cubes: readonly string[]) =>
    by === null
      ? cubes.length === 0
        ? `**You** go ${way}.`
        : `**You** go ${way} and pick up ${listed(cubes)}.`
      : cubes.length === 0
        ? `${by} goes ${way}.`
        : `${by} goes ${way} and picks up ${listed(cubes)}.`,
  from: (city: CityId) => `from ${CITY_NAMES[city]}`,
  via: (city: CityId) => `via ${CITY_NAMES[city]}`,
  to: (city: CityId) => `to ${CITY_NAMES[city]}`,
  cubeOf: (name: string | null) => (name === null ? 'one of your cubes' : `one of ${name}’s cubes`),
  neutralCube: 'a neutral cube',
  drewIntel: (by: string | null, city: CityId) =>
    by === null
      ? `A pair of cubes in **${CITY_NAMES[city]}**: **you** draw a card.`
      : `A pair of cubes in **${CITY_NAMES[city]}**: ${by} draws a card.`,
  /** An Agency card is its equipment, and the city of its flight. */
  tookIntel: (by: string | null, city: CityId, equipment: Equipment, flight: CityId) =>
    by === null
      ? `A pair of cubes in **${CITY_NAMES[city]}**: **you** take **${EQUIPMENT_NAMES.the[equipment]} (flight to ${CITY_NAMES[flight]})**.`
      : `A pair of cubes in **${CITY_NAMES[city]}**: ${by} takes **${EQUIPMENT_NAMES.the[equipment]} (flight to ${CITY_NAMES[flight]})**.`,
  swapped: (by: string | null, tiles: string) => (by === null ? `**You** swap ${tiles}.` : `${by} swaps ${tiles}.`),
  column: (column: number) => `**the two tiles in column ${column}**`,
  topRow: (one: number, other: number) => `**tiles ${one} and ${other} in the top row**`,
  bottomRow: (one: number, other: number) => `**tiles ${one} and ${other} in the bottom row**`,
  coveredTop: (by: string | null, tile: number, face: number) =>
    by === null
      ? `**You** cover tile **${tile}** in the **top** row with a **${face}**.`
      : `${by} covers tile **${tile}** in the **top** row with a **${face}**.`,
  coveredBottom: (by: string | null, tile: number, face: number) =>
    by === null
      ? `**You** cover tile **${tile}** in the **bottom** row with a **${face}**.`
      : `${by} covers tile **${tile}** in the **bottom** row with a **${face}**.`,
  broke: (by: string | null, code: string, equipment: Equipment) =>
    by === null
      ? `**You** break the code ${code}. On the back of the card: **${EQUIPMENT_NAMES.name[equipment]}**.`
      : `${by} breaks the code ${code}. On the back of the card: **${EQUIPMENT_NAMES.name[equipment]}**.`,
  drewCode: (by: string | null, equipment: Equipment) =>
    by === null
      ? `**You** draw a code with **${EQUIPMENT_NAMES.name[equipment]}** on its back.`
      : `${by} draws a code with **${EQUIPMENT_NAMES.name[equipment]}** on its back.`,
  completed: (by: string | null, mission: string, points: number) =>
    by === null
      ? `**You** complete ${mission} for **${points}** points.`
      : `${by} completes ${mission} for **${points}** points.`,
  drewMission: (by: string | null) => (by === null ? '**You** draw a mission.' : `${by} draws a mission.`),
  tookMission: (by: string | null, mission: string) =>
    by === null ? `**You** take the mission ${mission}.` : `${by} takes the mission ${mission}.`,
  drewAgency: (by: string | null) => (by === null ? '**You** draw an Agency card.' : `${by} draws an Agency card.`),
  tookAgency: (by: string | null, equipment: Equipment, flight: CityId, region: string) =>
    by === null
      ? `**You** take **${EQUIPMENT_NAMES.the[equipment]} (flight to ${CITY_NAMES[flight]})** from ${region}.`
      : `${by} takes **${EQUIPMENT_NAMES.the[equipment]} (flight to ${CITY_NAMES[flight]})** from ${region}.`,
  forfeited: (by: string | null, place: string) =>
    by === null ? `**You** take a die back from ${place}, unused.` : `${by} takes a die back from ${place}, unused.`,
  searchedAgency: (by: string | null, count: number) =>
    by === null
      ? `**You** look at **${count}** **Agency cards** and keep one.`
      : `${by} looks at **${count}** **Agency cards** and keeps one.`,
  searchedMissions: (by: string | null, count: number) =>
    by === null
      ? `**You** look at **${count}** **missions** and keep one.`
      : `${by} looks at **${count}** **missions** and keeps one.`,
  espionage: (by: string | null, equipment: Equipment, flight: CityId) =>
    by === null
      ? `Espionage: **you** take **${EQUIPMENT_NAMES.the[equipment]} (flight to ${CITY_NAMES[flight]})**.`
      : `Espionage: ${by} takes **${EQUIPMENT_NAMES.the[equipment]} (flight to ${CITY_NAMES[flight]})**.`,
  discarded: (by: string | null, equipment: Equipment, flight: CityId) =>
    by === null
      ? `**You** give up **${EQUIPMENT_NAMES.the[equipment]} (flight to ${CITY_NAMES[flight]})**.`
      : `${by} gives up **${EQUIPMENT_NAMES.the[equipment]} (flight to ${CITY_NAMES[flight]})**.`,
  gaveUpMission: (by: string | null) => (by === null ? '**You** give up a mission.' : `${by} gives up a mission.`),
  lastRound: (by: string | null) =>
    by === null
      ? '**You** have six missions. This is the last round.'
      : `${by} has six missions. This is the last round.`,
  final: 'Last missions: one each.',
  tookBack: (by: string | null) =>
    by === null ? '**You** take back the last step.' : `${by} takes back the last step.`,
  silent: (by: string | null) => (by === null ? '**You** run out of time.' : `${by} runs out of time.`),
  unplaced: (dice: number) =>
    dice === 1 ? '**One die stays** unplaced this round.' : `**${dice} dice stay** unplaced this round.`,
  won: (by: string | null, points: number) =>
    by === null ? `**You** win with **${points}** points.` : `${by} wins with **${points}** points.`,
  shared: (winners: readonly string[], points: number) => `${listed(winners)} share the win with **${points}** points.`,
  cancelled: 'Three rounds without a move. The match is cancelled.',
});
