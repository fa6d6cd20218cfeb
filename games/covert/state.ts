import type { BaseView, Outcome, Seat } from 'hush/game';

export const REGIONS = ['purple', 'green', 'orange', 'blue', 'yellow', 'red'] as const;
export type RegionId = (typeof REGIONS)[number];

export const CITIES = [
  ...(['london', 'paris', 'brussels', 'bonn', 'madrid', 'marseille', 'rome', 'venice'] as const),
  ...(['belgrade', 'bucharest', 'athens', 'istanbul', 'oslo', 'copenhagen', 'stockholm', 'helsinki'] as const),
  ...(['berlin', 'prague', 'vienna', 'warsaw', 'kiev', 'minsk', 'leningrad', 'moscow'] as const),
];
export type CityId = (typeof CITIES)[number];

export const EQUIPMENT = [
  ...(['recorder', 'binoculars', 'radio', 'passport', 'pistol', 'camera', 'disguise', 'lockpicks'] as const),
];
export type Equipment = (typeof EQUIPMENT)[number];

export const ABILITIES = [
  ...(['plus1', 'minus1', 'move3', 'espionage', 'sneak', 'first', 'codebreaker', 'search'] as const),
];
export type AbilityId = (typeof ABILITIES)[number];

export const CHARACTERS = ['courier', 'cryptographer', 'quartermaster', 'fixer', 'handler', 'analyst'] as const;
export type CharacterId = (typeof CHARACTERS)[number];

/** The circles, in the order in which dice are taken back from them when a player's time runs out. */
export const CIRCLES = ['completeMission', 'missionCards', 'agencyCards', 'movement'] as const;
export type Circle = (typeof CIRCLES)[number];

/**
 * The id of a card or token, such as 'AG01', 'MI01', 'CO01' or 'SO01'. An id reveals the face, so viewers get only the
 * ids of public cards and of cards in their own hand.
 */
export type AgencyId = string;
export type MissionId = string;
export type CodeId = string;
export type TokenId = string;

/**
 * A random name for a card or token in a seat's hand. It reveals nothing about the face and is unique within the seat.
 */
export type Handle = string;

/** Owner of a cube: a seat, or with two players one of the neutral colours '2' and '3'. */
export type Colour = Seat;

/** Index of a die or an Agent among those of its seat, from 0. */
export type DieIndex = number;
export type AgentIndex = number;

/** Cipher tiles: 0 to 5 in the top row, 6 to 11 in the bottom row. */
export type TilePosition = number;

export type Phase = 'setupCharacters' | 'setupMissions' | 'place' | 'breakCodes' | 'resolve' | 'finalMissions' | 'over';

export type DiePlace = 'hand' | 'decoder' | 'folder' | Circle;

export interface Die {
  /** The face that was rolled, before any change. */
  rolled: number;
  /**
   * The current face, which is also the space that the die takes on a circle. A change by +1, -1 or the Handler lasts
   * until the die comes back.
   */
  face: number;
  at: DiePlace;
}

export const DICE = 5;
export const AGENTS = 3;
export const CUBES = 15;
export const NEUTRAL_CUBES = 6;
export const AGENCY_LIMIT = 7;
export const MISSION_LIMIT = 3;
export const ANALYST_MISSION_LIMIT = 4;
export const CODES_IN_HAND = 2;
export const MISSIONS_TO_END = 6;
export const CODE_POINTS = 2;
export const COLUMNS = 6;
export const STEPS_OF_MOVE3 = 3;
/** Number of cards that a Search shows. */
export const SEARCH_CARDS = 3;
/** Number of full rounds without a move after which the match is cancelled. */
export const IDLE_ROUNDS = 3;

export interface Options {
  /** Time limits in seconds. A limit of 0 means no limit. */
  setupSeconds: number;
  turnSeconds: number;
  windowSeconds: number;
  choiceSeconds: number;
  /** Whether characters are dealt at random, or players choose them in turn before anything else is dealt. */
  characters: 'dealt' | 'chosen';
  /** Whether *Always pass* is turned on for every seat at the start. */
  alwaysPass: boolean;
  /**
   * Dice that a player loses by running out of time in `resolve`. With `die` it is one die, and all dice the second
   * time in a row. With `phase` it is all dice the first time.
   */
  silence: 'die' | 'phase';
}

/** A card or token that its owner may see, with the owner's handle for it. */
export interface Held {
  handle: Handle;
  card: AgencyId | MissionId | CodeId | TokenId;
}

/** A way to pay for a swap: the free swap, the Cryptographer's power, or Code Breaker. */
export const SWAP_SOURCES = ['free', 'power', 'breaker'] as const;
export type SwapSource = (typeof SWAP_SOURCES)[number];

export interface Swap {
  tiles: [TilePosition, TilePosition];
  by: SwapSource;
}

/**
 * A die from the decoder that covers a cipher tile. Its face counts instead of the tile's value. `claim` is the code
 * for which the die was used.
 */
export interface Cover {
  die: DieIndex;
  position: TilePosition;
  claim: CodeId | null;
}

/** The current turn or step. Fields for other phases are empty. */
export interface Turn {
  seat: Seat;
  /**
   * In `place`: the number of dice that the seat may place this turn (1, plus 1 for each Sneak Attack), and the number
   * placed so far.
   */
  placements: number;
  placed: number;
  /**
   * In `breakCodes`: the current part of the step. It never goes back to an earlier part. Claims before the first swap
   * and cover leave it at `swap`.
   */
  part: 'swap' | 'cover' | 'claim' | 'draw';
  swaps: Swap[];
  /** Current positions of the two tiles of the first swap. Empty before that swap. */
  firstTiles: TilePosition[];
  /** Number of swaps that were bought with Code Breaker and are not made yet. */
  breakers: number;
  covers: Cover[];
  /** In `resolve`: whether the Action is done, so that only free moves and `endTurn` are left. */
  isActionDone: boolean;
  /** Whether the turn was started by First. */
  isFirst: boolean;
  /** Number of steps that can be undone with `undo`. */
  undos: number;
}

/** A window: a question that several seats answer at the same time. */
export interface Window {
  /**
   * Number of the window, which increases with each window of the match. Each answer carries the number of its window.
   */
  number: number;
  kind: 'first' | 'espionage';
  /**
   * Seats that are asked, in seat order, whether or not they have answered. They are all seats that could answer,
   * judging by public facts.
   */
  asked: Seat[];
}

/** Used Agency cards, which stay on the table until they are discarded. */
export interface Pool {
  /** The seat that used the cards. Answers are carried out clockwise, starting with this seat. */
  user: Seat;
  /**
   * The cards in the pool. `spentBy` is the seat that spent the card as Espionage on this pool and may not take it, or
   * null.
   */
  cards: { card: AgencyId; spentBy: Seat | null }[];
  /** Cards taken from this pool. The seat that took a card may not spend it on the same pool. */
  taken: { card: AgencyId; by: Seat }[];
}

/** A choice that one player must make before the game continues. Its kind is public, but the cards are not. */
export type Choice =
  /** The card for a pair of cubes: the face-up card of the city's region, or the top card of the deck. */
  | { kind: 'takeIntelCard'; seat: Seat; city: CityId; region: RegionId }
  /** Search: `me.seen` has `count` cards of that deck. */
  | { kind: 'keepSearch'; seat: Seat; deck: Deck; count: number }
  /** Analyst: `me.seen` has the two missions. */
  | { kind: 'pickMission'; seat: Seat }
  /** Fixer: `me.seenTokens` has the two tokens. */
  | { kind: 'keepToken'; seat: Seat }
  /** The hand has one card too many, so the player gives up a card. */
  | { kind: 'discardAgency'; seat: Seat }
  | { kind: 'discardMission'; seat: Seat };
export type ChoiceKind = Choice['kind'];
export const DECKS = ['agency', 'mission'] as const;
export type Deck = (typeof DECKS)[number];

/** A place from which a mission can be taken: a space in the row, or the deck. */
export const MISSION_PLACES = [0, 1, 2, 'deck'] as const;
/** The place where a code matches: the row of its tiles, and the column of its first digit. */
export const ROWS = [0, 1] as const;
export const FIRST_COLUMNS = [0, 1, 2, 3] as const;

/** Something to do after the open window or choice. */
export type Item =
  | { do: 'reward'; seat: Seat; city: CityId }
  /** Opens the window that asks about Espionage for the pool. */
  | { do: 'espionage' }
  /** Carries out the remaining answers of the closed window. `taken` says whether any card has been taken so far. */
  | { do: 'settle'; taken: boolean }
  /** Starts the step or turn of the seat that used First. */
  | { do: 'begin'; seat: Seat }
  | { do: 'endTurn' };

/** An answer to the open window. */
export type Answer =
  | { kind: 'pass' }
  | { kind: 'first'; handle: Handle }
  | { kind: 'espionage'; handle: Handle; wanted: AgencyId[] };

export interface Player {
  /**
   * The player's character, public if `hasCharacter` is true. Before that, the character that the seat gets if its time
   * runs out.
   */
  character: CharacterId;
  /** Public. */
  hasCharacter: boolean;
  dice: Die[];
  agents: CityId[];
  /** Number of this player's cubes that are neither on the map nor held by other players. */
  supply: number;
  /** Cubes of other players or neutral cubes that the player has picked up, at most one of each colour. */
  held: Colour[];
  hasReroll: boolean;
  isPowerUsed: boolean;
  /** Number of times in this round's `resolve` that the player has run out of time in a turn. */
  silences: number;
  finishedMissions: MissionId[];
  finishedCodes: CodeId[];
  hasKept: boolean;
  /** Agency cards in hand that were taken openly, in the order in which they were taken. */
  shown: AgencyId[];
  /**
   * Cards in hand, in the order in which they were taken. Only the owner knows them. Other players see the counts and,
   * for codes, the equipment sides.
   */
  agency: Held[];
  missions: Held[];
  codes: Held[];
  tokens: Held[];
  /** Handles of the tokens drawn this turn. They cannot be used in the same turn. */
  newTokens: Handle[];
  /** Cards or tokens that a choice shows and that are not in hand yet. Only the owner knows them. */
  seen: Held[];
  /** The mission given back in the set-up, until all players have chosen. Only the owner knows it. */
  returned: MissionId | null;
  /** Known to the owner. */
  autoPass: boolean;
  answer: Answer | null;
}

/** The values that a step has replaced, in the shared state and in its player's state. */
export interface Undo {
  table: { turn: Turn; tiles?: number[]; cubes?: Record<CityId, Colour[]> };
  player: Partial<Pick<Player, 'dice' | 'agents' | 'supply' | 'held' | 'isPowerUsed'>>;
}

export interface State {
  /** Public. */
  options: Options;
  seats: Seat[];
  /** Seat of the person in a practice match, who has no time limits. Null in an ordinary match. */
  practice: Seat | null;
  phase: Phase;
  round: number;
  /** The seat that placed the first die of this round. */
  starter: Seat;
  /** Owners of the order tokens 1, 2, … that were taken this round. */
  order: Seat[];
  turn: Turn | null;
  /** Seats that have finished their step of `breakCodes`. */
  stepsDone: Seat[];
  window: Window | null;
  windows: number;
  pool: Pool | null;
  choice: Choice | null;
  agenda: Item[];
  /** Server time in ms when the current time limit ends, or null for no limit. */
  deadline: number | null;
  /**
   * Time left in ms of a turn that is stopped by a window or choice. Null if no turn is stopped or the turn has no
   * limit.
   */
  turnLeft: number | null;
  isLastRound: boolean;
  /** Number of full rounds without a move before this round, and whether a move was made in this round. */
  idle: number;
  stirred: boolean;
  tiles: number[];
  cubes: Record<CityId, Colour[]>;
  faceUp: Record<RegionId, AgencyId>;
  discards: AgencyId[];
  missionRow: (MissionId | null)[];
  outcome: Outcome | null;
  /** Hidden from all players. Decks are listed from the top, and the bag has no order. */
  agencyDeck: AgencyId[];
  missionDeck: MissionId[];
  codeDecks: [CodeId[], CodeId[]];
  bag: TokenId[];
  /** Partly public. Only the seat itself knows the secret parts. */
  players: Record<Seat, Player>;
  /** Steps of the current turn that can be undone, newest last. */
  undo: Undo[];
}

/** The public part of a player. */
export interface PlayerView {
  /** Null until the character is chosen. */
  character: CharacterId | null;
  /** Empty before the first round. */
  dice: Die[];
  /** Empty while characters are chosen. */
  agents: CityId[];
  supply: number;
  held: Colour[];
  hasReroll: boolean;
  /** Whether the power was used this round. Always false for the Fixer and the Analyst, whose powers have no limit. */
  isPowerUsed: boolean;
  silences: number;
  finishedMissions: MissionId[];
  finishedCodes: CodeId[];
  /** Whether the player has kept two missions. Always true after the set-up. */
  hasKept: boolean;
  /** Agency cards in hand that were taken openly. */
  shown: AgencyId[];
  /** Number of cards and tokens in hand. */
  agency: number;
  missions: number;
  tokens: number;
  /** Equipment sides of the code cards in hand, in the order of `me.codes`. Empty before the first round. */
  codes: Equipment[];
  /** Points so far: missions, plus 2 for each broken code that is not spent. */
  points: number;
}

export interface View extends BaseView {
  options: Options;
  seats: Seat[];
  practice: boolean;
  /** Seat of the person in a practice match, who has no time limits. Null in an ordinary match. */
  practising: Seat | null;
  phase: Phase;
  round: number;
  /** The seat that placed first in this round, or null before the first round. */
  starter: Seat | null;
  /** Owners of the order tokens 1, 2, … that were taken this round. These seats place no more dice. */
  order: Seat[];
  /**
   * The current turn, including a turn that a window or choice has stopped. Null in the set-up, in a window before the
   * first turn, and at the end.
   */
  turn: Turn | null;
  /** Seats that have finished their step of `breakCodes`. */
  stepsDone: Seat[];
  window: Window | null;
  /** Number of windows opened so far. */
  windows: number;
  pool: Pool | null;
  choice: Choice | null;
  /** Things to do after the open window or choice, in order. */
  agenda: Item[];
  turnLeft: number | null;
  /** Whether a player has six missions. If so, the final missions come after this round. */
  isLastRound: boolean;
  /** Number of full rounds without a move before this round, and whether a move was made in this round. */
  idle: number;
  stirred: boolean;
  /** Values of the tiles by position. Empty before the first round. `turn.covers` has the dice on them. */
  tiles: number[];
  /** Cubes in each city. */
  cubes: Record<CityId, Colour[]>;
  /** Face-up Agency cards, to be read with `openCard`. Empty while characters are chosen. */
  faceUp: Partial<Record<RegionId, AgencyId>>;
  discards: AgencyId[];
  /** Empty before the first round. */
  missionRow: (MissionId | null)[];
  agencyDeck: number;
  missionDeck: number;
  /**
   * Size of each code deck, and the equipment side of its top card or null if it is empty. Both are empty before the
   * first round.
   */
  codeDecks: [CodeDeck, CodeDeck];
  bag: number;
  players: Record<Seat, PlayerView>;
  me: Own | null;
  truth: Truth | null;
  outcome: Outcome | null;
}

export interface CodeDeck {
  count: number;
  top: Equipment | null;
}

/** A token as its owner sees it. If `isNew` is true, it was drawn this turn and cannot be used in the same turn. */
export interface OwnToken {
  handle: Handle;
  ability: AbilityId;
  isNew: boolean;
}

/** The private part of a seat's view. Every key is always present. */
export interface Own {
  agency: Held[];
  /** Missions in hand. Empty at first, then the three missions dealt, until the seat keeps two of them. */
  missions: Held[];
  /** Empty before the first round. */
  codes: Held[];
  tokens: OwnToken[];
  /** The Agency cards or missions that the open choice shows. */
  seen: Held[];
  seenTokens: OwnToken[];
  /** The mission given back in the set-up, until all players have chosen. */
  returned: MissionId | null;
  autoPass: boolean;
  /** The seat's answer to the open window, or null if it has not answered. */
  answer: Answer | null;
}

/** Everything that was hidden, revealed once the match is over. */
export interface Truth {
  hands: Record<Seat, { agency: AgencyId[]; missions: MissionId[]; codes: CodeId[]; tokens: AbilityId[] }>;
}

/** The cities that an Agent moves through, in order. There is at least one, and each is next to the one before it. */
export type Route = [agent: AgentIndex, cities: CityId[]];

/**
 * An item that pays for one requirement of a mission: an Agent, a completed mission's icon, a card in hand, or a broken
 * code.
 */
export type Source = ['agent', AgentIndex] | ['icon', MissionId] | ['card', Handle] | ['code', CodeId];

export function isCircle(at: DiePlace): at is Circle {
  return at !== 'hand' && at !== 'decoder' && at !== 'folder';
}

/** Returns the face that is `by` higher. 1 follows 6. */
export function turnedBy(face: number, by: number): number {
  return ((((face - 1 + by) % 6) + 6) % 6) + 1;
}

export function missionLimit(character: CharacterId): number {
  return character === 'analyst' ? ANALYST_MISSION_LIMIT : MISSION_LIMIT;
}

/**
 * The arguments of each move. Lists of dice are in ascending order. A card or token in hand is named by its handle, and
 * a public card by its id.
 */
export type Moves = {
  chooseCharacter: [character: CharacterId];
  /** Handles of two of the missions in `me.missions`, in the same order. */
  keepMissions: [Handle, Handle];
  takeIntelCard: [from: 'space' | 'deck'];
  /**
   * The card to keep, then the other cards in the order in which they go under the deck. Together these are all cards
   * in `me.seen`.
   */
  keepSearch: [keep: Handle, under: Handle[]];
  /** The handle of a card in `me.seen`. */
  pickMission: [keep: Handle];
  /** The handle of a token in `me.seenTokens`. */
  keepToken: [keep: Handle];
  discardAgency: [card: Handle];
  discardMission: [mission: Handle];
  reroll: [dice: DieIndex[]];
  /** `mods` are +1 and -1 cards or tokens in any order, and `handler` is the Handler's change of the face or 0. */
  placeCircle: [die: DieIndex, circle: Circle, mods: Handle[], handler: -1 | 0 | 1];
  placeDecoder: [die: DieIndex, mods: Handle[]];
  placeSpecialOps: [die: DieIndex];
  takeOrder: [];
  /** The card or token. Move x3 also needs the routes (one per Agent at most), and Search the deck. */
  ability: [card: Handle, detail?: Deck | Route[]];
  fly: [card: Handle, agent: AgentIndex];
  endTurn: [];
  undo: [];
  setAutoPass: [on: boolean];
  swap: [lower: TilePosition, higher: TilePosition, source: SwapSource];
  coverTile: [die: DieIndex, position: TilePosition];
  claim: [code: Handle, row: (typeof ROWS)[number], column: (typeof FIRST_COLUMNS)[number]];
  drawCode: [deck: 0 | 1];
  done: [];
  /** Pays for the mission with one item for each requirement in `needsOf(mission)`, in any order. */
  complete: [mission: Handle, payment: Source[]];
  takeMission: [from: (typeof MISSION_PLACES)[number]];
  takeAgency: [region: RegionId];
  /** `power` is true if the Quartermaster's power is used. */
  takeAgencyAny: [from: RegionId | 'deck', power: boolean];
  forfeitDie: [circle: Circle];
  /**
   * The number of dice used, the routes of the moving Agents in order, and the Agent that takes the Courier's extra
   * step, or null.
   */
  move: [dice: number, routes: Route[], power: AgentIndex | null];
  first: [card: Handle, window: number];
  /** `wanted` lists at least one card from the pool, most wanted first. */
  espionage: [card: Handle, wanted: AgencyId[], window: number];
  /** The number of the window. A pass in `finalMissions` has no argument. */
  pass: [window?: number];
};
