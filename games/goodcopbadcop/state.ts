import type { BaseView, ClaimMoves, Claim as ClaimOf, Outcome, Seat } from 'hush/game';

export const FACES = ['honest', 'crooked', 'agent', 'kingpin'] as const;
export type Face = (typeof FACES)[number];
export type Team = 'honest' | 'crooked';
/** Slots of the Integrity cards in front of their owner, from left to right. */
export const SLOTS = [0, 1, 2] as const;
export type Slot = (typeof SLOTS)[number];

export const EQUIPMENT_IDS = [
  'blackmail',
  'coffee',
  'defibrillator',
  'disguise',
  'evidence_bag',
  'k9_unit',
  'med_kit',
  'metal_detector',
  'planted_evidence',
  'polygraph',
  'restraining_order',
  'riot_shield',
  'smoke_grenade',
  'surveillance_camera',
  'taser',
  'truth_serum',
  'walkie_talkie',
  'wiretap',
] as const;
export type EquipmentId = (typeof EQUIPMENT_IDS)[number];

export type Phase = 'placement' | 'preGame' | 'action' | 'react' | 'reconsider' | 'choose' | 'aim' | 'endTurn' | 'over';
/** The phases with a window, in which the seats that are asked may pass. */
export const WINDOWS = ['preGame', 'react', 'endTurn'] as const;
export type WindowKind = (typeof WINDOWS)[number];
/** Clockwise (1) or, after Smoke Grenade, counter-clockwise (-1). */
export type Direction = 1 | -1;

/** Why the first player has the first turn: hit last in the room's previous match, or drawn at random. */
export type First = 'shot' | 'chance';

/** Number of guns in the game. A player has at most one. */
export const GUNS = 8;
/** Number of consecutive full rounds without a move after which the match is cancelled. */
export const IDLE_ROUNDS = 3;

/**
 * Maximum number of acts that are kept. Older acts are dropped, except uses of Blackmail and the last shot.
 */
export const ACTS_KEPT = 200;

/** Maximum time in seconds for an absent seat's turn or choice. */
export const GRACE_SECONDS = 10;

/** Minimum duration, in seconds, of a window with a time limit in the first round. */
export const FIRST_WINDOW_SECONDS = 25;

/** Duration of the screen for a shot, in seconds. A window or choice after a shot is extended by this time. */
export const SHOT_SECONDS = 6;

/** Extra time to aim after an investigation, in seconds, because the player looks at the card first. */
export const LOOK_SECONDS = 10;

/** Maximum number of cards in a hand. A hand above it lasts only until the player discards. */
export const HAND_LIMIT = 1;

export interface Options {
  /** Durations in seconds. 0 means no limit. */
  placementSeconds: number;
  turnSeconds: number;
  windowSeconds: number;
  choiceSeconds: number;
}

/** When a seat passes automatically: never, until a move concerns it or anyone shoots, or until anyone shoots. */
export const AUTO_PASSES = ['never', 'untilTouched', 'untilShot'] as const;
export type AutoPass = (typeof AUTO_PASSES)[number];

/**
 * The action that the active player has declared, which is public. In `arm`, `revealSlot` is null if and only if the
 * player has no hidden card.
 */
export type Declaration =
  | { action: 'investigate'; player: Seat; slot: Slot }
  | { action: 'arm'; revealSlot: Slot | null; aimAt: Seat }
  | { action: 'equip' }
  | { action: 'shoot' };
export type Action = Declaration['action'];

/** An Integrity card, identified by its owner and slot. */
export type CardTarget = [player: Seat, slot: Slot];
/**
 * Target of Evidence Bag. `what` is an active card, or `hand` for the hand card, which stays face down. It moves from
 * `from` to `to`.
 */
export type BagTarget = { from: Seat; what: 'hand' | EquipmentId; to: Seat };
export type Target = Seat | CardTarget | BagTarget;

/** Name of an Integrity card, from its seat and slot: `1:2` is the right card of seat 1. */
export type CardName = `${Seat}:${Slot}`;

/** A public claim, true or not. `round` is the turn in which it was made. */
export type Claim =
  /** The claim to be this leader or on this side. */
  | ClaimOf<'side', Face, number>
  /** The claim that a card has this face. If Blackmail moves the card, the claim moves with it. */
  | ClaimOf<Face, CardName, number>
  | ClaimOf<'suspicion', Seat, number>;

/** Id of an Integrity card. It never leaves the server. */
export type CardId = string;

export interface IntegrityCard {
  face: Face;
  isUp: boolean;
  isWounded: boolean;
  /** Seats, including owners, that have seen the face while the card was face down, in seat order. Public. */
  knownBy: Seat[];
}

export interface HandCard {
  card: EquipmentId;
  /** Former holders of this card, in seat order. They know which card it is. */
  knownBy: Seat[];
}

export interface Gun {
  /** The target of the gun, or null if the target was eliminated. */
  aim: Seat | null;
}

/** The action or card with which a player saw a hidden face. */
export type Sight = 'investigate' | EquipmentId;

/**
 * One player's look at one hidden card. The look is public, but only that player and the card's owner know the face.
 */
export interface Look {
  turn: number;
  by: Seat;
  at: Seat;
  slot: Slot;
  card: CardId;
  through: Sight;
}

/** A public act with a target. Acts let players draw conclusions about each other's sides. */
export type Act = { turn: number; by: Seat } & (
  | { kind: 'aim'; at: Seat }
  | { kind: 'shoot'; at: Seat; hit: Seat }
  | { kind: 'use'; card: EquipmentId; targets: Target[] }
  | { kind: 'choose'; card: EquipmentId; at: Seat }
);

/** A choice that the match is waiting for. Public. */
export type Choice =
  /** The shooter must aim at a different player. */
  | { kind: 'restraining_order'; seat: Seat; players: Seat[] }
  /** The player who is about to be hit picks a neighbour who is hit instead. */
  | { kind: 'riot_shield'; seat: Seat; players: Seat[] }
  /** The owner of the camera may look at one of the investigator's hidden cards. */
  | { kind: 'surveillance_camera'; seat: Seat; player: Seat; slots: Slot[] }
  /** After drawing equipment, the player turns up a hidden card. */
  | { kind: 'reveal'; seat: Seat; slots: Slot[] }
  /** The player picks which card in hand to keep. */
  | { kind: 'discard'; seat: Seat };

/**
 * The card or action that is taking effect. `card` is the equipment that was used in phase `from`, or null for a
 * declared action.
 */
export interface Resolving {
  by: Seat;
  card: EquipmentId | null;
  from: Phase;
}

/** Changes that cards have made to the declared shot. */
export interface Shot {
  /** True after Restraining Order or Riot Shield. The shooter must then fire. */
  locked: boolean;
  /** Seats at which the shooter may not aim. */
  barred: Seat[];
  /** The seat that is hit in place of the target, or null if the target is hit. */
  redirect: Seat | null;
}

export interface State {
  /** This and all fields down to `outcome` are public. */
  options: Options;
  seats: Seat[];
  /** Seat of the person in a practice match, who has no clock. Null in an ordinary match. */
  practice: Seat | null;
  phase: Phase;
  /** Server time in ms at which the current phase ends at the latest, or null if it has no time limit. */
  deadline: number | null;
  /** Number of the turn, or 0 before the first turn. */
  turn: number;
  /** The last turn in which a public move was made. */
  lastActed: number;
  /** Seats that have missed two steps in a row and have not moved since. */
  absent: Seat[];
  active: Seat;
  first: First;
  direction: Direction;
  window: number;
  asked: Seat[];
  placed: Seat[];
  declared: Declaration | null;
  shot: Shot | null;
  /** True if the active player used the Taser this turn, and so cannot fire. */
  tasered: boolean;
  resolving: Resolving | null;
  /** The choice that the match is waiting for, and after it the next ones. */
  choices: Choice[];
  out: Seat[];
  guns: Record<Seat, Gun>;
  /** Equipment in front of each player. */
  actives: Record<Seat, EquipmentId[]>;
  /**
   * Equipment in the middle: Smoke Grenade for the rest of the match, Restraining Order and Riot Shield until the turn
   * ends.
   */
  centre: EquipmentId[];
  discards: EquipmentId[];
  /** The card in each slot. `cards` has the faces. */
  slots: Record<Seat, [CardId, CardId, CardId]>;
  /** The public acts of the match, oldest first. At most `ACTS_KEPT` are kept. */
  acts: Act[];
  /** The last look of each player at each card. Only that player and the card's owner know the face. */
  looks: Look[];
  claims: Claim[];
  outcome: Outcome | null;
  /** Each hidden face is known only to the card's owner and to the seats in `knownBy`. */
  cards: Record<CardId, IntegrityCard>;
  /** Each seat's hand, oldest card first. Only the holder knows the cards, but their number is public. */
  hands: Record<Seat, HandCard[]>;
  /**
   * `passed` lists the seats that have passed by hand in the open window, and `autoPass` has the seats' choices of
   * automatic passing. Each seat knows only about itself.
   */
  passed: Seat[];
  autoPass: Record<Seat, AutoPass>;
  /** Seats that have missed one step since their last move. Each seat knows only about itself. */
  missed: Seat[];
  /** Server time in ms before which the open window does not close, or null if no window is open. Secret. */
  closesAt: number | null;
  /**
   * The deck (next card last) and the card left over in the deal are secret until the end. `tempo`, the seed for the
   * durations of windows, is always secret.
   */
  secret: { deck: EquipmentId[]; leftover: Face | null; tempo: string };
}

/** The public part of one card. */
export interface SlotView {
  /** The face, or null if the card is face down. */
  face: Face | null;
  wounded: boolean;
  /**
   * Other seats that have seen the face while the card was face down, including former owners. Empty if the card is
   * face up.
   */
  knownBy: Seat[];
}

export interface SeatView {
  seat: Seat;
  out: boolean;
  placed: boolean;
  /** The seat's cards from left to right. */
  cards: [SlotView, SlotView, SlotView];
  gun: Gun | null;
  /** Number of equipment cards in hand. */
  hand: number;
  active: EquipmentId[];
}

export interface WindowView {
  number: number;
  kind: WindowKind;
  /** Living seats that could use a card that is not visible, if they held it. Does not show who has passed. */
  asked: Seat[];
  endsAt: number | null;
  /** The declared action in `react`, or null in other windows. */
  about: Declaration | null;
}

/** The public part of a look. `now` is the place where the card is now, which differs if Blackmail has moved it. */
export interface LookView {
  turn: number;
  by: Seat;
  at: Seat;
  slot: Slot;
  through: Sight;
  now: { seat: Seat; slot: Slot };
}

export interface View extends BaseView {
  options: Options;
  phase: Phase;
  /** Seat of the person in a practice match, or null in an ordinary match. */
  practiceSeat: Seat | null;
  /** Number of the turn, or 0 before the first turn. */
  turn: number;
  /** The last turn in which a public move was made. */
  lastActed: number;
  /** Seats that have missed two steps in a row and have not moved since. The match waits only briefly for them. */
  absent: Seat[];
  active: Seat;
  first: First;
  direction: Direction;
  /** The number to send as `window` with `useEquipment` and `pass`. */
  windowNumber: number;
  /**
   * The open window, or null. In `action` no window is open, and any seat may use a card, but the match waits only for
   * the active seat.
   */
  window: WindowView | null;
  /** Seat ids in seat order. */
  seats: Seat[];
  table: Record<Seat, SeatView>;
  gunsInCentre: number;
  deck: number;
  /** The discards, top card last. */
  discards: EquipmentId[];
  centre: EquipmentId[];
  declared: Declaration | null;
  shot: Shot | null;
  tasered: boolean;
  resolving: Resolving | null;
  choice: Choice | null;
  acts: Act[];
  looks: LookView[];
  claims: Claim[];
  me: Own | null;
  truth: Truth | null;
  outcome: Outcome | null;
}

/** The private part of a view. All keys are always present. */
export interface Own {
  /** The seat's three cards from left to right. Before they are placed, in the order in which the server lists them. */
  cards: [Face, Face, Face];
  /** Other players' hidden cards whose faces this seat has seen, each at the place where it is now. */
  known: { seat: Seat; slot: Slot; face: Face }[];
  /** Equipment in hand, oldest first. */
  hand: EquipmentId[];
  /** Cards that Evidence Bag took from this hand and that are still in the hand of another player. */
  knownHands: { seat: Seat; card: EquipmentId }[];
  /** True if this seat has passed by hand in the open window. */
  passed: boolean;
  /** When the seat has chosen to pass automatically, or null if it has not chosen. `autoPassOf` returns the default. */
  autoPass: AutoPass | null;
}

/** The reason why a player is on a side. */
export type Allegiance = 'agent' | 'kingpin' | 'majority' | 'planted';

/** Secrets that all viewers see once the match is over. */
export interface Truth {
  cards: Record<Seat, [Face, Face, Face]>;
  sides: Record<Seat, { team: Team; because: Allegiance }>;
  hands: Record<Seat, EquipmentId[]>;
  /** The deck, with the next card last. */
  deck: EquipmentId[];
  leftover: Face | null;
}

/**
 * The arguments of each move. `window` is the number of the window or action phase for which the move is meant. Windows
 * and action phases are numbered together.
 */
export type Moves = ClaimMoves<Claim> & {
  investigate: [player: Seat, slot: Slot];
  arm: [revealSlot: Slot | null, aimAt: Seat];
  equip: [];
  shoot: [];
  keep: [];
  useEquipment: [window: number, card: EquipmentId, ...targets: Target[]];
  pass: [window: number];
  setAutoPass: [auto: AutoPass];
  place: [order: [Slot, Slot, Slot]];
  choosePlayer: [player: Seat];
  chooseCard: [slot: Slot];
  decline: [];
  discard: [keep: EquipmentId];
  aim: [player: Seat];
};

export function isLeader(face: Face): boolean {
  return face === 'agent' || face === 'kingpin';
}

/**
 * Returns the face of a card, or null if this viewer does not know it. A seat that has looked at a card knows its face
 * even after the card is moved.
 */
export function knownFace({ table, me }: View, viewer: Seat | null, at: { seat: Seat; slot: Slot }): Face | null {
  const open = table[at.seat]?.cards[at.slot].face ?? null;
  if (open !== null || !me) return open;
  if (at.seat === viewer) return me.cards[at.slot];
  return me.known.find(({ seat, slot }) => seat === at.seat && slot === at.slot)?.face ?? null;
}

/** True before the first turn and during the first turn of each player. */
export function isFirstRound({ turn, seats }: { turn: number; seats: readonly Seat[] }): boolean {
  return turn <= seats.length;
}

type Timed = Pick<View, 'options' | 'turn' | 'seats' | 'acts' | 'active'> & {
  looks: readonly Pick<Look, 'turn' | 'by' | 'through'>[];
};

/**
 * Returns the time limit of a phase in seconds, or 0 for no limit. Windows in the first round are longer, so that
 * players can learn how to react.
 */
export function secondsOf(at: Timed, phase: Phase): number {
  const { options } = at;
  switch (phase) {
    case 'placement':
      return options.placementSeconds;
    case 'action':
      return options.turnSeconds;
    case 'preGame':
    case 'react':
    case 'endTurn':
      return windowSecondsOf(at, phase);
    case 'choose':
      return options.choiceSeconds === 0 ? 0 : options.choiceSeconds + shotSecondsOf(at);
    case 'reconsider':
      return options.choiceSeconds;
    case 'aim':
      return options.choiceSeconds === 0 ? 0 : options.choiceSeconds + lookSecondsOf(at);
    case 'over':
      return 0;
  }
}

/**
 * [GC-78, GC-80] Returns the time limit of a window in seconds: at least `FIRST_WINDOW_SECONDS` in the first round, and
 * longer after a shot.
 */
function windowSecondsOf(at: Timed, phase: Phase): number {
  const { windowSeconds } = at.options;
  if (windowSeconds === 0) return 0;
  const seconds = isFirstRound(at) ? Math.max(windowSeconds, FIRST_WINDOW_SECONDS) : windowSeconds;
  return seconds + (phase === 'endTurn' ? shotSecondsOf(at) : 0);
}

/** [GC-80] Returns `SHOT_SECONDS` if the last act is a shot that was fired this turn, otherwise 0. */
function shotSecondsOf({ acts, turn }: Timed): number {
  const last = acts.at(-1);
  return last?.kind === 'shoot' && last.turn === turn ? SHOT_SECONDS : 0;
}

/** [GC-81] Returns `LOOK_SECONDS` if the active player has investigated a card this turn, otherwise 0. */
function lookSecondsOf({ looks, turn, active }: Timed): number {
  const hasLooked = looks.some((look) => look.turn === turn && look.by === active && look.through === 'investigate');
  return hasLooked ? LOOK_SECONDS : 0;
}
