import type { Claim as ClaimOf } from '#shared/claims.ts';
import type { Seat } from '#shared/ids.ts';
import type { BaseView, Outcome } from '#shared/module.ts';

export type { Moves } from './moves';

export const FACES = ['honest', 'crooked', 'agent', 'kingpin'] as const;
export type Face = (typeof FACES)[number];
export type Team = 'honest' | 'crooked';
/** Where an Integrity card lies before its owner, from the left. */
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
/** The phases in which players are asked and may pass. */
export const WINDOWS = ['preGame', 'react', 'endTurn'] as const;
export type WindowKind = (typeof WINDOWS)[number];
/** Clockwise, or after Smoke Grenade the other way. */
export type Direction = 1 | -1;

/** All of them; nobody holds more than one. */
export const GUNS = 8;
/** Whole rounds in a row without a move after which the match is cancelled. */
export const IDLE_ROUNDS = 3;

/** Acts that are kept; of more the oldest go, exchanges of cards never. */
export const ACTS_KEPT = 200;

/** Seconds at most that the table waits for the turn or choice of somebody who is absent. */
export const GRACE_SECONDS = 10;

/** Cards somebody may hold while nothing is being resolved. */
export const HAND_LIMIT = 1;

export interface Options {
  /** Seconds; 0: no limit. */
  placementSeconds: number;
  turnSeconds: number;
  windowSeconds: number;
  choiceSeconds: number;
}

/** What the active player has said to do; everybody knows. A slot turned up is null exactly when none is hidden. */
export type Declaration =
  | { action: 'investigate'; player: Seat; slot: Slot }
  | { action: 'arm'; revealSlot: Slot | null; aimAt: Seat }
  | { action: 'equip'; revealSlot: Slot | null }
  | { action: 'shoot' };
export type Action = Declaration['action'];

/** An Integrity card where it lies. */
export type CardTarget = [player: Seat, slot: Slot];
/** Evidence Bag: whose card, which (the one in the hand, unseen, or an active one), and to whom. */
export type BagTarget = { from: Seat; what: 'hand' | EquipmentId; to: Seat };
export type Target = Seat | CardTarget | BagTarget;

/** An Integrity card by where it lies: `1:2` is the right one of seat 1. */
export type CardName = `${Seat}:${Slot}`;

/** What somebody put on the table; nothing obliges it to be true. The round is the turn. */
export type Claim =
  /** What the speaker is: a leader, or of that side. */
  | ClaimOf<'side', Face, number>
  /** What a card is. The claim follows its card, as everybody can (Blackmail moves cards openly). */
  | ClaimOf<Face, CardName, number>
  | ClaimOf<'suspicion', Seat, number>;

/** Never leaves the server. */
export type CardId = string;

export interface IntegrityCard {
  face: Face;
  isUp: boolean;
  isWounded: boolean;
  /** Who has seen the face while it was down, owners included, in seat order. That they have is everybody's. */
  knownBy: Seat[];
}

export interface HandCard {
  card: EquipmentId;
  /** Former holders, in seat order. */
  knownBy: Seat[];
}

export interface Gun {
  /** Null: at somebody who was eliminated since. */
  aim: Seat | null;
}

/** How somebody came to see a hidden face. */
export type Sight = 'investigate' | EquipmentId;

/** One hidden card seen by one player. That it happened is everybody's; the face is the looker's (and the owner's). */
export interface Look {
  turn: number;
  by: Seat;
  at: Seat;
  slot: Slot;
  card: CardId;
  through: Sight;
}

/** Public acts with a target, oldest first: what people can read one another by. */
export type Act = { turn: number; by: Seat } & (
  | { kind: 'aim'; at: Seat }
  | { kind: 'shoot'; at: Seat; hit: Seat }
  | { kind: 'use'; card: EquipmentId; targets: Target[] }
  | { kind: 'choose'; card: EquipmentId; at: Seat }
);

/** A choice the match waits for; everybody sees who must make it and what it is about. */
export type Choice =
  /** The shooter aims elsewhere. */
  | { kind: 'restraining_order'; seat: Seat; players: Seat[] }
  /** Whoever would be hit names a neighbour. */
  | { kind: 'riot_shield'; seat: Seat; players: Seat[] }
  /** A look back at one hidden card of the investigator, or none. */
  | { kind: 'surveillance_camera'; seat: Seat; player: Seat; slots: Slot[] }
  /** One hand card stays. */
  | { kind: 'discard'; seat: Seat };

/** What is being carried out: an equipment card played from a phase, or (card null) the declared action. */
export interface Resolving {
  by: Seat;
  card: EquipmentId | null;
  from: Phase;
}

/** What cards have done to the declared shot. */
export interface Shot {
  /** Restraining Order or Riot Shield was played: it must be fired. */
  locked: boolean;
  /** Whom the shooter may not aim at. */
  barred: Seat[];
  /** Who is hit instead of the player aimed at. */
  redirect: Seat | null;
}

export interface State {
  /** Everybody sees these. */
  options: Options;
  seats: Seat[];
  /** The only person's seat at a practice table, whom no clock waits for; null: an ordinary match. */
  practice: Seat | null;
  phase: Phase;
  /** Server time in ms at which the running stage ends whoever has answered; null: it waits. */
  deadline: number | null;
  /** 0 before the first turn. */
  turn: number;
  /** The last turn in which somebody did something that everybody could see. */
  lastActed: number;
  /** Who let two steps run out and has not moved since. */
  absent: Seat[];
  active: Seat;
  direction: Direction;
  window: number;
  asked: Seat[];
  placed: Seat[];
  declared: Declaration | null;
  shot: Shot | null;
  /** The active player took the gun in hand with the Taser this turn. */
  tasered: boolean;
  resolving: Resolving | null;
  /** The choice waited for, and those that follow it. */
  choices: Choice[];
  out: Seat[];
  guns: Record<Seat, Gun>;
  /** In front of people. */
  actives: Record<Seat, EquipmentId[]>;
  /** In the middle: Smoke Grenade for good, Restraining Order and Riot Shield until the turn ends. */
  centre: EquipmentId[];
  discards: EquipmentId[];
  /** Where each card lies; what is on it, see `IntegrityCard`. */
  slots: Record<Seat, [CardId, CardId, CardId]>;
  /** The acts and looks of the whole match; the faces seen are the lookers'. */
  acts: Act[];
  /** Of several looks of one player at one card the last. */
  looks: Look[];
  claims: Claim[];
  outcome: Outcome | null;
  /** A hidden face: its owner's and of those who know it. */
  cards: Record<CardId, IntegrityCard>;
  /** Each holder's own, in the order of arrival; how many is everybody's. */
  hands: Record<Seat, HandCard[]>;
  /** Each seat's own: who has passed in the open window, who passes until a shot. */
  passed: Seat[];
  autoPass: Seat[];
  /** Each seat's own: who has let one step run out since the last move. */
  missed: Seat[];
  /** Nobody's: server time in ms before which the open window does not close; null: none is open. */
  closesAt: number | null;
  /**
   * Nobody's until the end: the deck's order (the next card last) and the card left over. Never anybody's: `tempo`,
   * from which the lengths of windows follow.
   */
  secret: { deck: EquipmentId[]; leftover: Face | null; tempo: string };
}

/** One card as everybody sees it. */
export interface SlotView {
  /** Null: face down. */
  face: Face | null;
  wounded: boolean;
  /** Who else has seen the face while it was down, former owners included. Empty when it lies open. */
  knownBy: Seat[];
}

export interface SeatView {
  seat: Seat;
  out: boolean;
  placed: boolean;
  /** From the left, as placed. */
  cards: [SlotView, SlotView, SlotView];
  gun: Gun | null;
  /** How many equipment cards in the hand. */
  hand: number;
  active: EquipmentId[];
}

export interface WindowView {
  number: number;
  kind: WindowKind;
  /** Everybody who lives and holds a card that could be one for this moment. Who has passed is not shown. */
  asked: Seat[];
  endsAt: number | null;
  /** In `react`: what would happen. */
  about: Declaration | null;
}

/** A look as everybody saw it, and where that card lies now (Blackmail moves cards). */
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
  /** The only person's seat at a practice table. */
  practiceSeat: Seat | null;
  /** 0 before the first turn. */
  turn: number;
  /** The last turn in which somebody did something that everybody could see. */
  lastActed: number;
  /** Who let two steps run out and has not moved since: nobody waits long for them. */
  absent: Seat[];
  active: Seat;
  direction: Direction;
  /** The number that `useEquipment` and `pass` carry. */
  windowNumber: number;
  /** The open window; null: none (in `action` everybody may play a card without being waited for). */
  window: WindowView | null;
  /** Seat ids in order, and what each has on the table. */
  seats: Seat[];
  table: Record<Seat, SeatView>;
  gunsInCentre: number;
  deck: number;
  /** The last one on top. */
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

/** What one seat knows. Every key is always there. */
export interface Own {
  /** The own three, from the left; in `placement`, until placed, as they are offered. */
  cards: [Face, Face, Face];
  /** Hidden cards of others whose face this seat has seen, where they lie now. */
  known: { seat: Seat; slot: Slot; face: Face }[];
  /** In the order of arrival. */
  hand: EquipmentId[];
  /** Cards that Evidence Bag took from this hand, still in somebody's. */
  knownHands: { seat: Seat; card: EquipmentId }[];
  /** Passed in the open window; false when none is open or this seat is not asked. */
  passed: boolean;
  autoPass: boolean;
}

/** What puts somebody on a side. */
export type Allegiance = 'agent' | 'kingpin' | 'majority' | 'planted';

/** Everything, once the match is over. */
export interface Truth {
  cards: Record<Seat, [Face, Face, Face]>;
  sides: Record<Seat, { team: Team; because: Allegiance }>;
  hands: Record<Seat, EquipmentId[]>;
  /** The next card last. */
  deck: EquipmentId[];
  leftover: Face | null;
}

export function isLeader(face: Face): boolean {
  return face === 'agent' || face === 'kingpin';
}

/**
 * The face of a card as far as this viewer knows it; null: it does not. The private log is `looks` with this:
 * whoever looked knows the face, wherever the card lies `now`.
 */
export function knownFace({ table, me }: View, viewer: Seat | null, at: { seat: Seat; slot: Slot }): Face | null {
  const open = table[at.seat]?.cards[at.slot].face ?? null;
  if (open !== null || !me) return open;
  if (at.seat === viewer) return me.cards[at.slot];
  return me.known.find(({ seat, slot }) => seat === at.seat && slot === at.slot)?.face ?? null;
}

/** Seconds a phase waits; 0: for ever. */
export function secondsOf(options: Options, phase: Phase): number {
  switch (phase) {
    case 'placement':
      return options.placementSeconds;
    case 'action':
      return options.turnSeconds;
    case 'preGame':
    case 'react':
    case 'endTurn':
      return options.windowSeconds;
    case 'reconsider':
    case 'choose':
    case 'aim':
      return options.choiceSeconds;
    case 'over':
      return 0;
  }
}
