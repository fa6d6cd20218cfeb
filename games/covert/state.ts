import type { Seat } from '#shared/ids.ts';
import type { BaseView, Outcome } from '#shared/module.ts';

export type { Moves } from './moves';

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

/** In the order in which the clock gives dice back. */
export const CIRCLES = ['completeMission', 'missionCards', 'agencyCards', 'movement'] as const;
export type Circle = (typeof CIRCLES)[number];

/** Ids of cards, which give the face away: 'AG01', 'MI01', 'CO01', 'SO01'. Only public cards have them in a view of others. */
export type AgencyId = string;
export type MissionId = string;
export type CodeId = string;
export type TokenId = string;

/** How a seat names a card or token of its own: random, so that it says nothing of the face. Unique for the seat. */
export type Handle = string;

/** Whose a cube is: a seat, or with two players one of the neutral colours '2' and '3'. */
export type Colour = Seat;

/** A seat's own dice, Agents: by number from 0. */
export type DieIndex = number;
export type AgentIndex = number;

/** Cipher tiles lie at 0 to 5 (top row) and 6 to 11 (bottom row). */
export type TilePosition = number;

export type Phase = 'setupMissions' | 'place' | 'breakCodes' | 'resolve' | 'finalMissions' | 'over';

export type DiePlace = 'hand' | 'decoder' | 'folder' | Circle;

export interface Die {
  /** As it was rolled. */
  rolled: number;
  /** As it counts now: changed by +1, -1 or the Handler until it is back in hand. On a circle also the space. */
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
/** How many cards a Search looks at. */
export const SEARCH_CARDS = 3;
/** Whole rounds in a row without a move after which the match is cancelled. */
export const IDLE_ROUNDS = 3;

export interface Options {
  /** Seconds; 0: no limit. */
  setupSeconds: number;
  turnSeconds: number;
  windowSeconds: number;
  choiceSeconds: number;
  /** Whose time runs out in `resolve` loses one die, at the second time running all; or all at once. */
  silence: 'die' | 'phase';
}

/** A card or token somebody may look at, with the name its holder uses for it. */
export interface Held {
  handle: Handle;
  card: AgencyId | MissionId | CodeId | TokenId;
}

/** How a swap is paid: it is the step's own, the Cryptographer's, or one bought. */
export const SWAP_SOURCES = ['free', 'power', 'breaker'] as const;
export type SwapSource = (typeof SWAP_SOURCES)[number];

export interface Swap {
  tiles: [TilePosition, TilePosition];
  by: SwapSource;
}

/** A decoder die on a cipher tile; it shows its own face there. `claim`: the code it served. */
export interface Cover {
  die: DieIndex;
  position: TilePosition;
  claim: CodeId | null;
}

/** The running turn or step of one player; what does not belong to the phase is empty. */
export interface Turn {
  seat: Seat;
  /** `place`: dice this turn may place in all (1, and 1 more for each Sneak Attack), and placed so far. */
  placements: number;
  placed: number;
  /** `breakCodes`: which part is reached; it only goes on. */
  part: 'swap' | 'cover' | 'claim' | 'draw';
  swaps: Swap[];
  /** Where the two tiles of the first swap lie now; empty before it. */
  firstTiles: TilePosition[];
  /** Swaps bought with Code Breaker and not yet made. */
  breakers: number;
  covers: Cover[];
  /** `resolve`: the Action is done, only free moves and `endTurn` are left. */
  isActionDone: boolean;
  /** It came before its time, by First. */
  isFirst: boolean;
  /** How many steps `undo` can take back. */
  undos: number;
}

/** A question to several at once. */
export interface Window {
  /** Counts up with each window of the match; a move in it carries the number. */
  number: number;
  kind: 'first' | 'espionage';
  /** Everybody who could answer for all that the others know, in seat order, whether answered or not. */
  asked: Seat[];
}

/** Used Agency cards on the table, until they go to the discards. */
export interface Pool {
  /** Who used them: asked first, then clockwise. */
  user: Seat;
  /** `spentBy`: spent as Espionage on this pool by that seat, who may not take it; null: used otherwise. */
  cards: { card: AgencyId; spentBy: Seat | null }[];
  /** Taken from this pool; whoever took a card may not spend it in it. */
  taken: { card: AgencyId; by: Seat }[];
}

/** What one player must answer before anything else goes on; what it is about is public, the cards are not. */
export type Choice =
  /** Reward for a pair of cubes: the card of the city's region space, or the deck's top. */
  | { kind: 'takeIntelCard'; seat: Seat; city: CityId; region: RegionId }
  /** Search: `count` cards of that deck are in `me.seen`. */
  | { kind: 'keepSearch'; seat: Seat; deck: Deck; count: number }
  /** The Analyst's two missions are in `me.seen`. */
  | { kind: 'pickMission'; seat: Seat }
  /** The Fixer's two tokens are in `me.seenTokens`. */
  | { kind: 'keepToken'; seat: Seat }
  /** A card too many: any of the hand goes. */
  | { kind: 'discardAgency'; seat: Seat }
  | { kind: 'discardMission'; seat: Seat };
export type ChoiceKind = Choice['kind'];
export const DECKS = ['agency', 'mission'] as const;
export type Deck = (typeof DECKS)[number];

/** Where a mission can be taken from: the spaces of the row, or the deck. */
export const MISSION_PLACES = [0, 1, 2, 'deck'] as const;
/** Where a code can be read: its row of tiles, and the column of its first digit. */
export const ROWS = [0, 1] as const;
export const FIRST_COLUMNS = [0, 1, 2, 3] as const;

/** What comes when the open window or choice is done, in order. */
export type Item =
  | { do: 'reward'; seat: Seat; city: CityId }
  /** Opens the window on the pool. */
  | { do: 'espionage' }
  /** Carries out the answers of the closed window that are left; `taken`: somebody has taken a card in it. */
  | { do: 'settle'; taken: boolean }
  /** The step or turn of whoever used First. */
  | { do: 'begin'; seat: Seat }
  | { do: 'endTurn' };

/** An answer to the open window. */
export type Answer =
  | { kind: 'pass' }
  | { kind: 'first'; handle: Handle }
  | { kind: 'espionage'; handle: Handle; wanted: AgencyId[] };

export interface Player {
  /** Everybody sees these. */
  character: CharacterId;
  dice: Die[];
  agents: CityId[];
  /** Own cubes not on the board and not held by others. */
  supply: number;
  /** Foreign cubes picked up, one of a colour at most. */
  held: Colour[];
  hasReroll: boolean;
  isPowerUsed: boolean;
  /** Turns of `resolve` in a row, in this round, that the clock ended without a word. */
  silences: number;
  finishedMissions: MissionId[];
  finishedCodes: CodeId[];
  hasKept: boolean;
  /** Agency cards in hand that everybody saw being taken, in the order of taking. */
  shown: AgencyId[];
  /** The owner's; others see how many (of codes the equipment side). In the order of taking. */
  agency: Held[];
  missions: Held[];
  codes: Held[];
  tokens: Held[];
  /** Tokens drawn in the running turn, by handle: not to be used in it. */
  newTokens: Handle[];
  /** Cards or tokens a choice shows, not yet in hand: the owner's. */
  seen: Held[];
  /** The third mission of the setup, until all have kept: the owner's. */
  returned: MissionId | null;
  /** The owner's. */
  autoPass: boolean;
  answer: Answer | null;
}

/** What a step of the running turn changed, as it was before: the table's things, then its player's. */
export interface Undo {
  table: { turn: Turn; tiles?: number[]; cubes?: Record<CityId, Colour[]> };
  player: Partial<Pick<Player, 'dice' | 'agents' | 'supply' | 'held' | 'isPowerUsed'>>;
}

export interface State {
  /** Everybody sees these. */
  options: Options;
  seats: Seat[];
  /** The only person's seat, where bots play all others: no clock counts against it; null: an ordinary match. */
  practice: Seat | null;
  phase: Phase;
  round: number;
  /** Who placed first in this round. */
  starter: Seat;
  /** Owners of the order tokens 1, 2, … taken in this round. */
  order: Seat[];
  turn: Turn | null;
  /** Whose step of `breakCodes` is over. */
  stepsDone: Seat[];
  window: Window | null;
  windows: number;
  pool: Pool | null;
  choice: Choice | null;
  agenda: Item[];
  /** Server time in ms at which the running step ends; null: it waits. */
  deadline: number | null;
  /** Ms left of the turn a window or choice has stopped; null: no turn is stopped, or it has no limit. */
  turnLeft: number | null;
  isLastRound: boolean;
  /** Whole rounds in a row, before this one, in which nobody moved; and whether somebody has in this one. */
  idle: number;
  stirred: boolean;
  tiles: number[];
  cubes: Record<CityId, Colour[]>;
  faceUp: Record<RegionId, AgencyId>;
  discards: AgencyId[];
  missionRow: (MissionId | null)[];
  outcome: Outcome | null;
  /** Nobody's: decks from the top, the bag in no order. */
  agencyDeck: AgencyId[];
  missionDeck: MissionId[];
  codeDecks: [CodeId[], CodeId[]];
  bag: TokenId[];
  /** Partly each seat's own. */
  players: Record<Seat, Player>;
  /** The newest last; of the running turn alone. */
  undo: Undo[];
}

/** What everybody sees of a player. */
export interface PlayerView {
  character: CharacterId;
  dice: Die[];
  agents: CityId[];
  supply: number;
  held: Colour[];
  hasReroll: boolean;
  /** In this round. The Fixer's and the Analyst's power has no limit and is never used up. */
  isPowerUsed: boolean;
  silences: number;
  finishedMissions: MissionId[];
  finishedCodes: CodeId[];
  /** Has kept two missions; true once the setup is over. */
  hasKept: boolean;
  /** Agency cards in hand that everybody saw being taken. */
  shown: AgencyId[];
  /** How many are held. */
  agency: number;
  missions: number;
  tokens: number;
  /** Equipment sides of the code cards in hand, in the order of `me.codes`. */
  codes: Equipment[];
  /** Points so far: missions, and 2 for each finished code still there. */
  points: number;
}

export interface View extends BaseView {
  options: Options;
  seats: Seat[];
  practice: boolean;
  /** Whom no clock hurries at a practice table; null: an ordinary match. */
  practising: Seat | null;
  phase: Phase;
  round: number;
  /** Who placed first in this round. */
  starter: Seat;
  /** Owners of the order tokens 1, 2, … taken in this round; whoever is in it is out of `place`. */
  order: Seat[];
  /** Null in the setup, in the window before anybody's turn, and at the end. It stays while a window or choice stops it. */
  turn: Turn | null;
  /** Whose step of `breakCodes` is over. */
  stepsDone: Seat[];
  window: Window | null;
  /** How many windows have been opened. */
  windows: number;
  pool: Pool | null;
  choice: Choice | null;
  /** What comes when the open window or choice is done. */
  agenda: Item[];
  turnLeft: number | null;
  /** Somebody has six missions: after this round come the final missions. */
  isLastRound: boolean;
  /** Whole rounds in a row before this one in which nobody moved, and whether somebody has in this one. */
  idle: number;
  stirred: boolean;
  /** Numbers of the tiles by position; dice on them are in `turn.covers`. */
  tiles: number[];
  /** Cubes in each city. */
  cubes: Record<CityId, Colour[]>;
  faceUp: Record<RegionId, AgencyId>;
  discards: AgencyId[];
  missionRow: (MissionId | null)[];
  agencyDeck: number;
  missionDeck: number;
  /** The equipment side of each deck's top card; null: empty. */
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

/** A token as its holder sees it. `isNew`: drawn in this turn, not to be used in it. */
export interface OwnToken {
  handle: Handle;
  ability: AbilityId;
  isNew: boolean;
}

/** What one seat knows of itself. Every key is always there. */
export interface Own {
  agency: Held[];
  /** In the setup the three dealt, until two are kept. */
  missions: Held[];
  codes: Held[];
  tokens: OwnToken[];
  /** Cards the open choice shows: agency cards or missions. */
  seen: Held[];
  seenTokens: OwnToken[];
  /** The mission given back in the setup, until all have kept. */
  returned: MissionId | null;
  autoPass: boolean;
  /** To the open window; null: none yet. */
  answer: Answer | null;
}

/** What lay behind the screens, once the match is over. */
export interface Truth {
  hands: Record<Seat, { agency: AgencyId[]; missions: MissionId[]; codes: CodeId[]; tokens: AbilityId[] }>;
}

/** One Agent's way in order, each step to a neighbouring city; at least one. */
export type Route = [agent: AgentIndex, cities: CityId[]];

/** What pays one need: an Agent, the icon of a finished mission, a card in hand, a finished code. */
export type Source = ['agent', AgentIndex] | ['icon', MissionId] | ['card', Handle] | ['code', CodeId];

export function isCircle(at: DiePlace): at is Circle {
  return at !== 'hand' && at !== 'decoder' && at !== 'folder';
}

/** Pips go round: 6 and 1 are neighbours. */
export function turnedBy(face: number, by: number): number {
  return ((((face - 1 + by) % 6) + 6) % 6) + 1;
}

export function missionLimit(character: CharacterId): number {
  return character === 'analyst' ? ANALYST_MISSION_LIMIT : MISSION_LIMIT;
}
