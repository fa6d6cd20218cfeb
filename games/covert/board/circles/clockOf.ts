import type { Code, Seat } from '../../../../shared/ids';
import type { LegalityOf } from '../../../../shared/legality';
import { agencyOf } from '../../content/cards';
import { type Circle, type DieIndex, type Moves, turnedBy, type View } from '../../state';
import { text } from '../../text';
import type { Intent, Target } from '../turn/intent';
import { circleText } from './text';

/** A die where everybody sees it. */
export interface ShownDie {
  seat: Seat;
  index: DieIndex;
  face: number;
}

export interface ClockState {
  dice: readonly ShownDie[];
  /** Legal for the picked die. */
  legal: number | null;
  /** Legal for another die in hand. */
  others: readonly number[];
  /** The picked die, or any in hand, may stand here; null: nobody is asked. */
  can: boolean | null;
  why: string;
}

type Placing = Pick<Intent, 'die' | 'mods' | 'handler'>;

interface Table {
  view: View;
  seat: Seat | null;
  legal: LegalityOf<Moves>;
}

export const diceAt = (view: View, at: Target | 'hand'): ShownDie[] =>
  view.seats.flatMap((seat) =>
    (view.players[seat]?.dice ?? []).flatMap((die, index) => (die.at === at ? [{ seat, index, face: die.face }] : [])),
  );

/** One's own dice that can still be placed. */
export const diceInHand = (view: View, seat: Seat | null) => diceAt(view, 'hand').filter((die) => die.seat === seat);

/** What the picked die would show with the cards laid to it. */
export function faceOf({ view, seat }: Table, { die, mods, handler }: Placing): number | null {
  const rolled = die === null || seat === null ? undefined : view.players[seat]?.dice[die];
  if (!rolled) return null;
  return turnedBy(rolled.face, modsOf(view, mods) + handler);
}

function modsOf({ me }: View, mods: Placing['mods']): number {
  const pips: number[] = mods.map((handle) => {
    const token = me?.tokens.find((one) => one.handle === handle);
    const card = me?.agency.find((one) => one.handle === handle);
    const ability = token?.ability ?? (card && agencyOf(card.card).ability);
    return ability === 'plus1' ? 1 : ability === 'minus1' ? -1 : 0;
  });
  return pips.reduce((sum, pip) => sum + pip, 0);
}

/** Why the picked die cannot go there; null: it can. */
export function whyNot({ legal }: Pick<Table, 'legal'>, placing: Placing, target: Target): Code | null {
  const { die, mods, handler } = placing;
  if (die === null) return 'no-die-picked';
  if (target === 'decoder') return legal.refusal('placeDecoder', [die, [...mods]]);
  if (target === 'folder') return legal.refusal('placeSpecialOps', [die]);
  return legal.refusal('placeCircle', [die, target, [...mods], handler]);
}

/** A clock as somebody sees it who has picked this die, or none. */
export function clockOf(table: Table, placing: Placing, circle: Circle): ClockState {
  const { view, seat } = table;
  const dice = diceAt(view, circle);
  const isPlacing = view.phase === 'place' && view.turn?.seat === seat && seat !== null;
  if (view.phase === 'resolve') return resolving(view, seat, dice);
  if (!isPlacing) return { dice, legal: null, others: [], can: null, why: countOf(dice) };
  const fits = (index: DieIndex) => whyNot(table, { die: index, mods: [], handler: 0 }, circle) === null;
  const hand = diceInHand(view, seat).filter(({ index }) => index !== placing.die);
  const others = [...new Set(hand.filter(({ index }) => fits(index)).map(({ face }) => face))].sort();
  const face = faceOf(table, placing);
  if (face === null) {
    const why = others.length > 0 ? circleText.takes(others) : circleText.takesNone;
    return { dice, legal: null, others, can: others.length > 0, why };
  }
  const code = whyNot(table, placing, circle);
  const rest = others.filter((hour) => hour !== face);
  if (code !== null) return { dice, legal: null, others: rest, can: false, why: reason(code, face, dice) };
  return { dice, legal: face, others: rest, can: true, why: welcome(face, dice) };
}

function resolving(view: View, seat: Seat | null, dice: readonly ShownDie[]): ClockState {
  const own = dice.filter((die) => die.seat === seat).map(({ face }) => face);
  const isTurn = view.turn?.seat === seat && seat !== null;
  const why = own.length > 0 ? circleText.yours(own) : seat === null ? countOf(dice) : circleText.noneOfYours;
  return { dice, legal: null, others: [], can: isTurn && !view.turn?.isActionDone ? own.length > 0 : null, why };
}

const countOf = (dice: readonly ShownDie[]) => (dice.length === 0 ? circleText.empty : circleText.holds(dice.length));

function welcome(face: number, dice: readonly ShownDie[]): string {
  const beside = [turnedBy(face, 1), turnedBy(face, -1)].find((hour) => dice.some((die) => die.face === hour));
  return beside === undefined ? circleText.starts(face) : circleText.fits(face, beside);
}

function reason(code: Code, face: number, dice: readonly ShownDie[]): string {
  if (code === 'not-adjacent') return circleText.needs(face, turnedBy(face, -1), turnedBy(face, 1));
  if (code === 'space-taken') return dice.length === 6 ? circleText.full : circleText.taken(face);
  return text.refusal[code] ?? code;
}
