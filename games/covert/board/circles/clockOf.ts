import type { Code, Seat } from 'hush/game';
import { unfitSpace } from '../../legal/circle';
import { usable } from '../../legal/hand';
import { type Circle, type DieIndex, turnedBy, type View } from '../../state';
import { type Asking, isActing, isOnTurn, playerOf } from '../props';
import { wordsOf } from '../reasons';
import type { Intent, Target } from '../turn/intent';
import { circleText } from './text';

/** A die on the table. */
export interface ShownDie {
  seat: Seat;
  index: DieIndex;
  face: number;
}

export interface ClockState {
  dice: readonly ShownDie[];
  /** The hour where the picked die fits, or null if it fits nowhere. */
  legal: number | null;
  /** The hours where other dice in hand would fit. */
  others: readonly number[];
  /**
   * Whether the seat can use this clock now: to place the picked die, to place any die if none is picked, or to take
   * the Action. Null if the seat can neither place a die nor take an Action on any clock now.
   */
  can: boolean | null;
  /**
   * Whether the clock is highlighted. Same as `can`, but never true for Complete Mission, because hidden cards decide
   * whether a mission can be completed.
   */
  glows: boolean;
  why: string;
}

type Placing = Pick<Intent, 'die' | 'mods' | 'handler'>;

export const diceAt = (view: View, at: Target | 'hand'): ShownDie[] =>
  view.seats.flatMap((seat) =>
    (view.players[seat]?.dice ?? []).flatMap((die, index) => (die.at === at ? [{ seat, index, face: die.face }] : [])),
  );

/** Returns the seat's dice that have not been placed yet. */
export const diceInHand = (view: View, seat: Seat | null) => diceAt(view, 'hand').filter((die) => die.seat === seat);

/** Returns the picked die's face after its mods and the Handler's change, or null if no die is picked. */
export function faceOf({ view, seat }: Asking, { die, mods, handler }: Placing): number | null {
  const rolled = die === null ? undefined : playerOf(view, seat)?.dice[die];
  if (!rolled) return null;
  const abilities = mods.map((handle) => usable(view, handle)?.ability);
  const ups = abilities.filter((ability) => ability === 'plus1').length;
  const downs = abilities.filter((ability) => ability === 'minus1').length;
  return turnedBy(rolled.face, ups - downs + handler);
}

/** Returns why the picked die cannot be placed on this target, or null if it can. */
export function whyNot({ legal }: Pick<Asking, 'legal'>, placing: Placing, target: Target): Code | null {
  const { die, mods, handler } = placing;
  if (die === null) return 'no-die-picked';
  if (target === 'decoder') return legal.refusal('placeDecoder', [die, [...mods]]);
  if (target === 'folder') return legal.refusal('placeSpecialOps', [die]);
  return legal.refusal('placeCircle', [die, target, [...mods], handler]);
}

/** Returns what a clock shows to a player who has made this selection. */
export function clockOf(asking: Asking, placing: Placing, circle: Circle): ClockState {
  const { view, seat } = asking;
  const dice = diceAt(view, circle);
  const plain = { dice, legal: null, others: [], glows: false };
  if (view.phase === 'resolve') {
    const { can, why } = resolving(asking, dice, circle);
    return { ...plain, can, glows: can === true && circle !== 'completeMission', why };
  }
  if (!isPlacing(asking)) return { ...plain, can: null, why: countOf(dice, view.phase === 'place') };
  const plainly = (die: DieIndex) => whyNot(asking, { die, mods: [], handler: 0 }, circle);
  const hand = diceInHand(view, seat).filter(({ index }) => index !== placing.die);
  const others = [...new Set(hand.filter(({ index }) => plainly(index) === null).map(({ face }) => face))].sort();
  const face = faceOf(asking, placing);
  if (face === null) {
    const can = others.length > 0;
    const codes = hand.map(({ index }) => plainly(index));
    return {
      ...plain,
      others,
      can,
      glows: can,
      why: can ? circleText.takes(others.map(String)) : noneFits(codes, dice),
    };
  }
  const code = whyNot(asking, placing, circle);
  const rest = others.filter((hour) => hour !== face);
  return code === null
    ? { dice, legal: face, others: rest, can: true, glows: true, why: welcome(face, dice) }
    : { ...plain, others: rest, can: false, why: reason(code, face, dice) };
}

function resolving(asking: Asking, dice: readonly ShownDie[], circle: Circle): Pick<ClockState, 'can' | 'why'> {
  const { seat } = asking;
  const own = dice.filter((die) => die.seat === seat).map(({ face }) => face);
  const why =
    own.length > 0 ? circleText.yours(own.map(String)) : seat === null ? countOf(dice, false) : circleText.noneOfYours;
  if (!isActing(asking)) return { can: null, why };
  const none = own.length > 0 && circle === 'completeMission' ? noMission(asking) : null;
  return { can: own.length > 0 && none === null, why: none ?? why };
}

/** Returns a sentence if the seat has no mission in hand, or null. The number of missions in hand is public. */
export const noMission = ({ view, seat }: Pick<Asking, 'view' | 'seat'>): string | null =>
  playerOf(view, seat)?.missions === 0 ? circleText.noMission : null;

/** Whether the seat may place a die now. Checks the Decoder, which takes any die. */
export const isPlacing = (asking: Asking): boolean => isOnTurn(asking) && asking.legal.can('placeDecoder');

const FACES = [1, 2, 3, 4, 5, 6] as const;
const BY_THE_RULES: readonly (Code | null)[] = ['space-taken', 'not-adjacent'];

/**
 * Says why no die in hand fits on the clock. Gives the coach's reason if there is one, otherwise the numbers that would
 * fit.
 */
function noneFits(codes: readonly (Code | null)[], dice: readonly ShownDie[]): string {
  const other = codes.find((code) => code !== null && !BY_THE_RULES.includes(code));
  if (other) return wordsOf(other);
  const taken = dice.map(({ face }) => face);
  const open = FACES.filter((face) => unfitSpace(taken, face) === null);
  return open.length === 0 ? circleText.full : circleText.opens(open.map(String), dice.length);
}

const countOf = (dice: readonly ShownDie[], isPlacing: boolean) =>
  dice.length === 0 ? circleText.empty(isPlacing) : circleText.holds(dice.length);

function welcome(face: number, dice: readonly ShownDie[]): string {
  const beside = [turnedBy(face, 1), turnedBy(face, -1)].find((hour) => dice.some((die) => die.face === hour));
  return beside === undefined ? circleText.starts(face) : circleText.fits(face, beside);
}

function reason(code: Code, face: number, dice: readonly ShownDie[]): string {
  if (code === 'not-adjacent') return circleText.needs(face, turnedBy(face, -1), turnedBy(face, 1));
  if (code === 'space-taken') return dice.length === 6 ? circleText.full : circleText.taken(face);
  return wordsOf(code);
}
