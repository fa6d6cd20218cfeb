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

/** The circles, in the order in which dice are taken back when time runs out. */
export const CIRCLES = ['completeMission', 'missionCards', 'agencyCards', 'movement'] as const;
export type Circle = (typeof CIRCLES)[number];

/**
 * Ids of cards ('AG01', 'MI01', 'CO01', 'SO01') reveal the face. Viewers get only the ids of public cards and of cards
 * in their own hand.
 */
export type AgencyId = string;
export type MissionId = string;
export type CodeId = string;
export type TokenId = string;

/**
 * Random name for a card or token in a seat's hand. A handle reveals nothing about the face and is unique within the
 * seat.
 */
export type Handle = string;

/** Owner of a cube: a seat, or with two players one of the neutral colours '2' and '3'. */
export type Colour = Seat;

/** Number of a die or an Agent within its seat, from 0. */
export type DieIndex = number;
export type AgentIndex = number;

/** Cipher tiles: 0 to 5 in the top row, 6 to 11 in the bottom row. */
export type TilePosition = number;

export type Phase = 'setupCharacters' | 'setupMissions' | 'place' | 'breakCodes' | 'resolve' | 'finalMissions' | 'over';

export type DiePlace = 'hand' | 'decoder' | 'folder' | Circle;

export interface Die {
  /** The face that was rolled. */
  rolled: number;
  /**
   * The current face, which is also the die's space on a circle. Until the die comes back, +1, -1 and the Handler can
   * change it.
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
/** Number of cards a Search shows. */
export const SEARCH_CARDS = 3;
/** Number of whole rounds without a move after which the match is cancelled. */
export const IDLE_ROUNDS = 3;

export interface Options {
  /** Time limits in seconds, where 0 means no limit. */
  setupSeconds: number;
  turnSeconds: number;
  windowSeconds: number;
  choiceSeconds: number;
  /** Whether characters are dealt at random, or chosen in turn before anything else is dealt. */
  characters: 'dealt' | 'chosen';
  /** Whether every seat starts with *Always pass* turned on. */
  alwaysPass: boolean;
  /**
   * Dice lost when time runs out in `resolve`. With `die` the player loses one die, and all dice the second time in a
   * row. With `phase` the player loses all dice the first time.
   */
  silence: 'die' | 'phase';
}

/** A card or token that its holder may look at, with the holder's handle for it. */
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

/** A decoder die that covers a cipher tile and counts instead of the tile. `claim` is the code the die has served. */
export interface Cover {
  die: DieIndex;
  position: TilePosition;
  claim: CodeId | null;
}

/** The current turn or step. Fields that belong to other phases are empty. */
export interface Turn {
  seat: Seat;
  /** In `place`: number of dice this turn may place (1, plus 1 for each Sneak Attack), and of dice placed so far. */
  placements: number;
  placed: number;
  /**
   * In `breakCodes`: the current part of the step, which never moves back. Claims at the start of the step leave the
   * part at `swap`.
   */
  part: 'swap' | 'cover' | 'claim' | 'draw';
  swaps: Swap[];
  /** Current positions of the two tiles of the first swap. Empty before that swap. */
  firstTiles: TilePosition[];
  /** Number of swaps bought with Code Breaker and not yet made. */
  breakers: number;
  covers: Cover[];
  /** In `resolve`: whether the Action is done, so that only free moves and `endTurn` are left. */
  isActionDone: boolean;
  /** Whether First started the turn. */
  isFirst: boolean;
  /** Number of steps that `undo` can take back. */
  undos: number;
}

/** A window: a question that several seats answer at the same time. */
export interface Window {
  /** Increases with each window of the match. Answers carry this number. */
  number: number;
  kind: 'first' | 'espionage';
  /**
   * Seats asked, in seat order, whether they have answered or not. These are all seats that could answer as far as the
   * other seats know.
   */
  asked: Seat[];
}

/** Used Agency cards on the table, until they are discarded. */
export interface Pool {
  /** The seat that used the cards. Answers are carried out clockwise, beginning with this seat. */
  user: Seat;
  /** `spentBy` is the seat that spent the card as Espionage on this pool and may not take it, otherwise null. */
  cards: { card: AgencyId; spentBy: Seat | null }[];
  /** Cards taken from this pool. The seat that took a card may not spend it on the same pool. */
  taken: { card: AgencyId; by: Seat }[];
}

/** A choice that one player must make before the game continues. Its kind is public, but the cards are not. */
export type Choice =
  /** Reward for a pair of cubes: the face-up card of the city's region, or the top of the deck. */
  | { kind: 'takeIntelCard'; seat: Seat; city: CityId; region: RegionId }
  /** Search: `count` cards of that deck are in `me.seen`. */
  | { kind: 'keepSearch'; seat: Seat; deck: Deck; count: number }
  /** The Analyst's two missions are in `me.seen`. */
  | { kind: 'pickMission'; seat: Seat }
  /** The Fixer's two tokens are in `me.seenTokens`. */
  | { kind: 'keepToken'; seat: Seat }
  /** The hand is one card above the limit, so the player gives up any one card. */
  | { kind: 'discardAgency'; seat: Seat }
  | { kind: 'discardMission'; seat: Seat };
export type ChoiceKind = Choice['kind'];
export const DECKS = ['agency', 'mission'] as const;
export type Deck = (typeof DECKS)[number];

/** A place from which a mission can be taken: a space in the row, or the deck. */
export const MISSION_PLACES = [0, 1, 2, 'deck'] as const;
/** The place of a matching code: its row of tiles, and the column of its first digit. */
export const ROWS = [0, 1] as const;
export const FIRST_COLUMNS = [0, 1, 2, 3] as const;

/** Items to carry out after the open window or choice, in order. */
export type Item =
  | { do: 'reward'; seat: Seat; city: CityId }
  /** Opens the Espionage window on the pool. */
  | { do: 'espionage' }
  /** Carries out the remaining answers of the closed window. `taken` says whether any card was taken so far. */
  | { do: 'settle'; taken: boolean }
  /** Begins the step or turn of the seat that used First. */
  | { do: 'begin'; seat: Seat }
  | { do: 'endTurn' };

/** An answer to the open window. */
export type Answer =
  | { kind: 'pass' }
  | { kind: 'first'; handle: Handle }
  | { kind: 'espionage'; handle: Handle; wanted: AgencyId[] };

export interface Player {
  /** Public once `hasCharacter`. Until then, the character that the seat gets if its time runs out. */
  character: CharacterId;
  /** Public. */
  hasCharacter: boolean;
  dice: Die[];
  agents: CityId[];
  /** Number of this player's cubes that are neither on the board nor held by other players. */
  supply: number;
  /** Other players' and neutral cubes that were picked up, at most one of each colour. */
  held: Colour[];
  hasReroll: boolean;
  isPowerUsed: boolean;
  /** Number of turns in this round's `resolve` in which the player ran out of time. */
  silences: number;
  finishedMissions: MissionId[];
  finishedCodes: CodeId[];
  hasKept: boolean;
  /** Agency cards in hand that were taken openly, in the order in which they were taken. */
  shown: AgencyId[];
  /**
   * Known to the owner, in the order in which they were taken. Other players see the counts and, for codes, the
   * equipment sides.
   */
  agency: Held[];
  missions: Held[];
  codes: Held[];
  tokens: Held[];
  /** Handles of tokens drawn this turn, which cannot be used in the same turn. */
  newTokens: Handle[];
  /** Known to the owner: cards or tokens that a choice shows, not yet in hand. */
  seen: Held[];
  /** Known to the owner: the mission given back in the set-up, until all have chosen. */
  returned: MissionId | null;
  /** Known to the owner. */
  autoPass: boolean;
  answer: Answer | null;
}

/** The values that a step replaced, on the table and in its player's state. */
export interface Undo {
  table: { turn: Turn; tiles?: number[]; cubes?: Record<CityId, Colour[]> };
  player: Partial<Pick<Player, 'dice' | 'agents' | 'supply' | 'held' | 'isPowerUsed'>>;
}

export interface State {
  /** Public. */
  options: Options;
  seats: Seat[];
  /** Seat of the only person in a practice match, who has no time limits, or null in an ordinary match. */
  practice: Seat | null;
  phase: Phase;
  round: number;
  /** The seat that placed the first die of this round. */
  starter: Seat;
  /** Owners of the order tokens 1, 2, … taken in this round. */
  order: Seat[];
  turn: Turn | null;
  /** Seats whose step of `breakCodes` is over. */
  stepsDone: Seat[];
  window: Window | null;
  windows: number;
  pool: Pool | null;
  choice: Choice | null;
  agenda: Item[];
  /** Server time in ms at which time runs out, or null for no limit. */
  deadline: number | null;
  /**
   * Remaining time in ms of a turn stopped by a window or choice, or null if no turn is stopped or the turn has no
   * limit.
   */
  turnLeft: number | null;
  isLastRound: boolean;
  /** Number of whole rounds without a move before this round, and whether this round has had a move. */
  idle: number;
  stirred: boolean;
  tiles: number[];
  cubes: Record<CityId, Colour[]>;
  faceUp: Record<RegionId, AgencyId>;
  discards: AgencyId[];
  missionRow: (MissionId | null)[];
  outcome: Outcome | null;
  /** Known to no player. Decks are listed from the top; the bag is unordered. */
  agencyDeck: AgencyId[];
  missionDeck: MissionId[];
  codeDecks: [CodeId[], CodeId[]];
  bag: TokenId[];
  /** Partly public. Only the seat itself knows its secret parts. */
  players: Record<Seat, Player>;
  /** Steps of the current turn, newest last. */
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
  /**
   * Whether the power was used this round. The powers of the Fixer and the Analyst have no limit and are never used up.
   */
  isPowerUsed: boolean;
  silences: number;
  finishedMissions: MissionId[];
  finishedCodes: CodeId[];
  /** Whether the player has kept two missions. True once the set-up is over. */
  hasKept: boolean;
  /** Agency cards in hand that were taken openly. */
  shown: AgencyId[];
  /** Numbers of cards and tokens in hand. */
  agency: number;
  missions: number;
  tokens: number;
  /** Equipment sides of the code cards in hand, in the order of `me.codes`. Empty before the first round. */
  codes: Equipment[];
  /** Points so far: missions, plus 2 for each broken code still held. */
  points: number;
}

export interface View extends BaseView {
  options: Options;
  seats: Seat[];
  practice: boolean;
  /** Seat of the only person in a practice match, who has no time limits, or null in an ordinary match. */
  practising: Seat | null;
  phase: Phase;
  round: number;
  /** The seat that placed first in this round, or null before the first round. */
  starter: Seat | null;
  /** Owners of the order tokens 1, 2, … taken in this round. They have stopped placing. */
  order: Seat[];
  /**
   * Null in the set-up, in a window before the first turn, and at the end. A turn that a window or choice stops stays
   * here.
   */
  turn: Turn | null;
  /** Seats whose step of `breakCodes` is over. */
  stepsDone: Seat[];
  window: Window | null;
  /** Number of windows opened so far. */
  windows: number;
  pool: Pool | null;
  choice: Choice | null;
  /** Items to carry out after the open window or choice. */
  agenda: Item[];
  turnLeft: number | null;
  /** Whether a player has six missions, so that the final missions follow this round. */
  isLastRound: boolean;
  /** Number of whole rounds without a move before this round, and whether this round has had a move. */
  idle: number;
  stirred: boolean;
  /** Values of the tiles by position, empty before the first round. Dice on them are in `turn.covers`. */
  tiles: number[];
  /** Cubes in each city. */
  cubes: Record<CityId, Colour[]>;
  /** Empty while characters are chosen. Read this field with `openCard`. */
  faceUp: Partial<Record<RegionId, AgencyId>>;
  discards: AgencyId[];
  /** Empty before the first round. */
  missionRow: (MissionId | null)[];
  agencyDeck: number;
  missionDeck: number;
  /** Equipment side of each deck's top card, or null for an empty deck. Both are empty before the first round. */
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

/** A token as its holder sees it. A token with `isNew` was drawn this turn and cannot be used in the same turn. */
export interface OwnToken {
  handle: Handle;
  ability: AbilityId;
  isNew: boolean;
}

/** The part of a view that only one seat gets. Every key is always present. */
export interface Own {
  agency: Held[];
  /** Missions in hand: empty at first, then the three dealt missions until the seat has kept two. */
  missions: Held[];
  /** Empty before the first round. */
  codes: Held[];
  tokens: OwnToken[];
  /** Cards that the open choice shows: Agency cards or missions. */
  seen: Held[];
  seenTokens: OwnToken[];
  /** The mission given back in the set-up, until all have chosen. */
  returned: MissionId | null;
  autoPass: boolean;
  /** Answer to the open window, or null if the seat has not answered yet. */
  answer: Answer | null;
}

/** Everything that was hidden, revealed once the match is over. */
export interface Truth {
  hands: Record<Seat, { agency: AgencyId[]; missions: MissionId[]; codes: CodeId[]; tokens: AbilityId[] }>;
}

/** The cities that one Agent moves through, in order: at least one step, each to a neighbouring city. */
export type Route = [agent: AgentIndex, cities: CityId[]];

/**
 * An item that pays for one requirement of a mission: an Agent, a completed mission's icon, a card in hand, or a broken
 * code.
 */
export type Source = ['agent', AgentIndex] | ['icon', MissionId] | ['card', Handle] | ['code', CodeId];

export function isCircle(at: DiePlace): at is Circle {
  return at !== 'hand' && at !== 'decoder' && at !== 'folder';
}

/** Returns the face that is `by` higher, where 1 follows 6. */
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
  /** Two handles from `me.missions`, in the order shown. */
  keepMissions: [Handle, Handle];
  takeIntelCard: [from: 'space' | 'deck'];
  /**
   * The card kept, then the other cards in the order in which they go under the deck. Together they are all of
   * `me.seen`.
   */
  keepSearch: [keep: Handle, under: Handle[]];
  /** One of `me.seen`. */
  pickMission: [keep: Handle];
  /** One of `me.seenTokens`. */
  keepToken: [keep: Handle];
  discardAgency: [card: Handle];
  discardMission: [mission: Handle];
  reroll: [dice: DieIndex[]];
  /** `mods` are +1 and -1 cards or tokens in any order, `handler` is the Handler's pip or 0. */
  placeCircle: [die: DieIndex, circle: Circle, mods: Handle[], handler: -1 | 0 | 1];
  placeDecoder: [die: DieIndex, mods: Handle[]];
  placeSpecialOps: [die: DieIndex];
  takeOrder: [];
  /** The card or token, then the routes for Move x3 (each Agent once) or the deck for Search. */
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
  /** One item for each requirement in `needsOf(mission)`, in any order. */
  complete: [mission: Handle, payment: Source[]];
  takeMission: [from: (typeof MISSION_PLACES)[number]];
  takeAgency: [region: RegionId];
  /** `power` is true for the Quartermaster's power. */
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
