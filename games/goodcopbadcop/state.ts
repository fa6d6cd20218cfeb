import type { ClaimMoves, Claim as ClaimOf } from '#shared/claims.ts';
import type { Seat } from '#shared/ids.ts';
import type { BaseView, Outcome } from '#shared/module.ts';

export const FACES = ['honest', 'crooked', 'agent', 'kingpin'] as const;
export type Face = (typeof FACES)[number];
export type Team = 'honest' | 'crooked';
/** The places of the Integrity cards in front of their owner, from the left. */
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
/** The phases in which seats are asked and may pass. */
export const WINDOWS = ['preGame', 'react', 'endTurn'] as const;
export type WindowKind = (typeof WINDOWS)[number];
/** Clockwise (1), or counter-clockwise after Smoke Grenade (-1). */
export type Direction = 1 | -1;

/** The first player was shot last in the room's previous match, or is drawn at random. */
export type First = 'shot' | 'chance';

/** The number of guns. No player holds more than one. */
export const GUNS = 8;
/** Number of consecutive full rounds without a move after which the match is cancelled. */
export const IDLE_ROUNDS = 3;

/** Number of acts kept. If there are more, the oldest are dropped, but never exchanges of cards. */
export const ACTS_KEPT = 200;

/** Maximum time in seconds for a turn or choice of an absent seat. */
export const GRACE_SECONDS = 10;

/** Minimum duration, in seconds, of a time-limited window during the first round. */
export const FIRST_WINDOW_SECONDS = 25;

/** Time in seconds that a screen shows a shot. A window or choice that follows lasts that much longer. */
export const SHOT_SECONDS = 6;

/** Maximum number of cards in a hand while nothing resolves. */
export const HAND_LIMIT = 1;

export interface Options {
  /** All times in seconds; 0 means no limit. */
  placementSeconds: number;
  turnSeconds: number;
  windowSeconds: number;
  choiceSeconds: number;
}

/** When a seat passes automatically: never, until something touches the seat, or until a shot. */
export const AUTO_PASSES = ['never', 'untilTouched', 'untilShot'] as const;
export type AutoPass = (typeof AUTO_PASSES)[number];

/** Public. The action declared by the active player. In `arm`, `revealSlot` is null exactly if no card is hidden. */
export type Declaration =
  | { action: 'investigate'; player: Seat; slot: Slot }
  | { action: 'arm'; revealSlot: Slot | null; aimAt: Seat }
  | { action: 'equip' }
  | { action: 'shoot' };
export type Action = Declaration['action'];

/** An Integrity card by its place. */
export type CardTarget = [player: Seat, slot: Slot];
/** Evidence Bag: the holder, the card (the one in hand, unseen, or an active one), and the receiver. */
export type BagTarget = { from: Seat; what: 'hand' | EquipmentId; to: Seat };
export type Target = Seat | CardTarget | BagTarget;

/** An Integrity card by its place: `1:2` is the right card of seat 1. */
export type CardName = `${Seat}:${Slot}`;

/** A public claim, true or not. Its `round` is a turn. */
export type Claim =
  /** The speaker is this leader, or on this side. */
  | ClaimOf<'side', Face, number>
  /** The card has this face. The claim follows its card, since Blackmail moves cards openly. */
  | ClaimOf<Face, CardName, number>
  | ClaimOf<'suspicion', Seat, number>;

/** The id of an Integrity card. It never leaves the server. */
export type CardId = string;

export interface IntegrityCard {
  face: Face;
  isUp: boolean;
  isWounded: boolean;
  /** The seats that have seen the face while it was down, owners included, in seat order. Public. */
  knownBy: Seat[];
}

export interface HandCard {
  card: EquipmentId;
  /** Former holders, who know the card, in seat order. */
  knownBy: Seat[];
}

export interface Gun {
  /** The target, or null if the target has been eliminated. */
  aim: Seat | null;
}

/** The action or card by which a hidden face was seen. */
export type Sight = 'investigate' | EquipmentId;

/** One hidden card seen by one player. The look is public; the face is known to the looker and the owner. */
export interface Look {
  turn: number;
  by: Seat;
  at: Seat;
  slot: Slot;
  card: CardId;
  through: Sight;
}

/** Public acts with a target, oldest first, from which players can draw conclusions about each other. */
export type Act = { turn: number; by: Seat } & (
  | { kind: 'aim'; at: Seat }
  | { kind: 'shoot'; at: Seat; hit: Seat }
  | { kind: 'use'; card: EquipmentId; targets: Target[] }
  | { kind: 'choose'; card: EquipmentId; at: Seat }
);

/** Public. A choice the match waits for. */
export type Choice =
  /** The shooter picks another target. */
  | { kind: 'restraining_order'; seat: Seat; players: Seat[] }
  /** The player about to be hit names a neighbour. */
  | { kind: 'riot_shield'; seat: Seat; players: Seat[] }
  /** A look back at one hidden card of the investigator, or none. */
  | { kind: 'surveillance_camera'; seat: Seat; player: Seat; slots: Slot[] }
  /** The player turns up a hidden card after the draw. */
  | { kind: 'reveal'; seat: Seat; slots: Slot[] }
  /** The player keeps one hand card. */
  | { kind: 'discard'; seat: Seat };

/** The card or action that is resolving: equipment used from a phase, or the declared action if `card` is null. */
export interface Resolving {
  by: Seat;
  card: EquipmentId | null;
  from: Phase;
}

/** The effects of cards on the declared shot. */
export interface Shot {
  /** True after Restraining Order or Riot Shield: the shot must be fired. */
  locked: boolean;
  /** Seats the shooter may not aim at. */
  barred: Seat[];
  /** The seat hit instead of the target, or null. */
  redirect: Seat | null;
}

export interface State {
  /** Public, like the other fields down to `outcome`. */
  options: Options;
  seats: Seat[];
  /** The person's seat at a practice table, for whom no clock runs, or null in an ordinary match. */
  practice: Seat | null;
  phase: Phase;
  /** Server time in ms at which the current phase ends at the latest, or null without a limit. */
  deadline: number | null;
  /** The number of the turn, 0 before the first. */
  turn: number;
  /** The last turn with a public move. */
  lastActed: number;
  /** Seats that let two steps run out and have not moved since. */
  absent: Seat[];
  active: Seat;
  /** The reason why the first player goes first. */
  first: First;
  direction: Direction;
  window: number;
  asked: Seat[];
  placed: Seat[];
  declared: Declaration | null;
  shot: Shot | null;
  /** True if the active player took the gun with the Taser this turn. */
  tasered: boolean;
  resolving: Resolving | null;
  /** The current choice, and those that follow. */
  choices: Choice[];
  out: Seat[];
  guns: Record<Seat, Gun>;
  /** Cards in front of players. */
  actives: Record<Seat, EquipmentId[]>;
  /** Cards in the middle: Smoke Grenade for good, Restraining Order and Riot Shield until the turn ends. */
  centre: EquipmentId[];
  discards: EquipmentId[];
  /** The place of each Integrity card. Its face is in `cards`. */
  slots: Record<Seat, [CardId, CardId, CardId]>;
  /** The public acts of the match, of which `ACTS_KEPT` are kept. */
  acts: Act[];
  /** The last look of each player at each card. The face seen is private to the looker and the owner. */
  looks: Look[];
  claims: Claim[];
  outcome: Outcome | null;
  /** Hidden faces are known to the owner and the seats in `knownBy`. */
  cards: Record<CardId, IntegrityCard>;
  /** Known to the holder only, in order of arrival. The number of cards is public. */
  hands: Record<Seat, HandCard[]>;
  /**
   * Each entry is known to its seat only: seats that have passed by hand in the open window, and the choices of
   * automatic passes.
   */
  passed: Seat[];
  autoPass: Record<Seat, AutoPass>;
  /** Each entry is known to its seat only: seats that have let one step run out since their last move. */
  missed: Seat[];
  /** Secret. Earliest closing time of the open window, as server time in ms, or null without a window. */
  closesAt: number | null;
  /**
   * Secret until the end: the deck, with the next card last, and the card left over. Secret for good: `tempo`, from
   * which the lengths of windows are drawn.
   */
  secret: { deck: EquipmentId[]; leftover: Face | null; tempo: string };
}

/** The public part of one card. */
export interface SlotView {
  /** The face, or null if the card is face down. */
  face: Face | null;
  wounded: boolean;
  /** Other seats that have seen the face while it was down, former owners included. Empty if face up. */
  knownBy: Seat[];
}

export interface SeatView {
  seat: Seat;
  out: boolean;
  placed: boolean;
  /** The seat's cards from the left, as placed. */
  cards: [SlotView, SlotView, SlotView];
  gun: Gun | null;
  /** Number of equipment cards in hand. */
  hand: number;
  active: EquipmentId[];
}

export interface WindowView {
  number: number;
  kind: WindowKind;
  /** Living seats whose hand could hold a card for this moment. Passes are not shown. */
  asked: Seat[];
  endsAt: number | null;
  /** The declared action in `react`, or null in other windows. */
  about: Declaration | null;
}

/** The public part of a look, and the card's place now (Blackmail moves cards). */
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
  /** The person's seat at a practice table. */
  practiceSeat: Seat | null;
  /** The number of the turn, 0 before the first. */
  turn: number;
  /** The last turn with a public move. */
  lastActed: number;
  /** Seats that let two steps run out and have not moved since. The match waits for them only briefly. */
  absent: Seat[];
  active: Seat;
  first: First;
  direction: Direction;
  /** The number to send with `useEquipment` and `pass`. */
  windowNumber: number;
  /**
   * The open window, or null. In `action` there is none: any seat may use a card, but the match waits only for the
   * active seat.
   */
  window: WindowView | null;
  /** Seat ids in order, and what each has on the table. */
  seats: Seat[];
  table: Record<Seat, SeatView>;
  gunsInCentre: number;
  deck: number;
  /** The top card is last. */
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
  /** The seat's three cards, from the left. Until they are placed, in the order in which they are offered. */
  cards: [Face, Face, Face];
  /** Hidden cards of other players whose face this seat has seen, by the cards' current place. */
  known: { seat: Seat; slot: Slot; face: Face }[];
  /** Equipment in hand, oldest card first. */
  hand: EquipmentId[];
  /** Cards that Evidence Bag took from this hand and that are still in another hand. */
  knownHands: { seat: Seat; card: EquipmentId }[];
  /** True if this seat has passed by hand in the open window. False without a window, or if it is not asked. */
  passed: boolean;
  /** Null if the seat has not chosen. `autoPassOf` then gives the default. */
  autoPass: AutoPass | null;
}

/** The reason for a player's side. */
export type Allegiance = 'agent' | 'kingpin' | 'majority' | 'planted';

/** All secrets, once the match is over. */
export interface Truth {
  cards: Record<Seat, [Face, Face, Face]>;
  sides: Record<Seat, { team: Team; because: Allegiance }>;
  hands: Record<Seat, EquipmentId[]>;
  /** The deck, with the next card last. */
  deck: EquipmentId[];
  leftover: Face | null;
}

/**
 * The arguments of each move. Windows and action phases are numbered in one sequence. `window` is the number of the one
 * that the move is meant for.
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
 * Returns the face of a card, or null if this viewer does not know it. Together with `looks` this is the private log: a
 * seat that looked at a card knows its face wherever the card is `now`.
 */
export function knownFace({ table, me }: View, viewer: Seat | null, at: { seat: Seat; slot: Slot }): Face | null {
  const open = table[at.seat]?.cards[at.slot].face ?? null;
  if (open !== null || !me) return open;
  if (at.seat === viewer) return me.cards[at.slot];
  return me.known.find(({ seat, slot }) => seat === at.seat && slot === at.slot)?.face ?? null;
}

/** True before and during the first turn of each player. */
export function isFirstRound({ turn, seats }: { turn: number; seats: readonly Seat[] }): boolean {
  return turn <= seats.length;
}

type Timed = Pick<View, 'options' | 'turn' | 'seats' | 'acts'>;

/**
 * Returns the time limit of a phase in seconds; 0 means no limit. Windows in the first round last longer, so that players
 * can learn what they are.
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
    case 'aim':
      return options.choiceSeconds;
    case 'over':
      return 0;
  }
}

/** [GC-78, GC-80] At least `FIRST_WINDOW_SECONDS` in the first round, and the time of the shot that was just fired. */
function windowSecondsOf(at: Timed, phase: Phase): number {
  const { windowSeconds } = at.options;
  if (windowSeconds === 0) return 0;
  const seconds = isFirstRound(at) ? Math.max(windowSeconds, FIRST_WINDOW_SECONDS) : windowSeconds;
  return seconds + (phase === 'endTurn' ? shotSecondsOf(at) : 0);
}

/** [GC-80] Returns `SHOT_SECONDS` if the last act is a shot of this turn, otherwise 0. */
function shotSecondsOf({ acts, turn }: Timed): number {
  const last = acts.at(-1);
  return last?.kind === 'shoot' && last.turn === turn ? SHOT_SECONDS : 0;
}
