import { append, type Draft, flat, type LegalMoves, type Seat, tree } from 'hush/game';
import { CIRCLES, type Circle, type DieIndex, type Handle, type Moves, turnedBy, type View } from '../state';
import type { RefusalCode } from '../text';
import { unfitSpace } from './circle';
import { hasPower, player, unplaced, unusable, usable, usables } from './hand';
import { during, ownTurn, turnOf } from './moment';

type Placing = 'reroll' | 'placeCircle' | 'placeDecoder' | 'placeSpecialOps' | 'takeOrder';
type Turns = -1 | 0 | 1;

export const placing: Pick<LegalMoves<View, Moves, RefusalCode>, Placing> = {
  reroll: tree({
    closed: (view, seat) => during(view, 'place') ?? (player(view, seat).hasReroll ? null : 'no-token'),
    unfit: (view, seat, [dice]) =>
      (isRising(dice) ? null : 'invalid-args') ??
      (dice.every((die) => unplaced(view, seat).includes(die)) ? null : 'die-placed') ??
      (view.order.includes(seat) ? 'out' : null),
    lengths: [1],
    grow(view, seat, draft) {
      if (view.order.includes(seat)) return [];
      const chosen = (draft[0] ?? []) as DieIndex[];
      const later = unplaced(view, seat).filter((die) => die > (chosen.at(-1) ?? -1));
      return later.map((die) => ({ mark: die, draft: [[...chosen, die]] }));
    },
    empty: (view, seat) => (view.order.includes(seat) ? 'out' : 'hand-empty'),
  }),

  placeCircle: tree({
    closed: mayPlace,
    unfit: (view, seat, [die, circle, mods, handler]) =>
      unfitDie(view, seat, die) ??
      unfitMods(view, mods) ??
      unfitSpace(takenOn(view, circle), faceOf(view, seat, die, sumOf(view, mods) + handler)) ??
      (handler === 0 || hasPower(view, seat, 'handler') ? null : 'no-power'),
    lengths: [4],
    grow: growPlacing,
    empty: (view, seat) => noneFits(view, seat),
  }),

  placeDecoder: tree({
    closed: mayPlace,
    unfit: (view, seat, [die, mods]) => unfitDie(view, seat, die) ?? unfitMods(view, mods),
    lengths: [2],
    grow(view, seat, draft) {
      if (draft.length === 0) return unplaced(view, seat).map((die) => append(draft, die));
      const [die = -1, mods] = draft as [DieIndex, Handle[]?];
      if (unfitDie(view, seat, die)) return [];
      if (!mods) return [append(draft, [])];
      return modsLeft(view, mods).map((mod) => ({ mark: mod, draft: [die, [...mods, mod]] }));
    },
    empty: () => 'hand-empty',
  }),

  placeSpecialOps: flat({
    closed: mayPlace,
    unfit: (view, seat, [die]) => unfitDie(view, seat, die),
    list: (view, seat) => unplaced(view, seat).map((die) => [die]),
    empty: () => 'hand-empty',
  }),

  takeOrder: flat({
    closed: (view, seat) => ownTurn(view, seat, 'place') ?? (turnOf(view, seat)?.placed ? 'already-placed' : null),
    list: () => [[]],
  }),
};

function mayPlace(view: View, seat: Seat): RefusalCode | null {
  const turn = turnOf(view, seat);
  return ownTurn(view, seat, 'place') ?? (turn && turn.placed >= turn.placements ? 'already-placed' : null);
}

/**
 * Returns why no die in hand fits on any circle: there are no dice left, all spaces are taken, or no die in hand is
 * next to a placed die.
 */
function noneFits(view: View, seat: Seat): RefusalCode {
  if (unplaced(view, seat).length === 0) return 'hand-empty';
  const codes = unplaced(view, seat).flatMap((die) =>
    CIRCLES.map((circle) => unfitSpace(takenOn(view, circle), faceOf(view, seat, die, 0))),
  );
  return codes.every((code) => code === 'space-taken') ? 'space-taken' : 'not-adjacent';
}

function unfitDie(view: View, seat: Seat, die: DieIndex): RefusalCode | null {
  return unplaced(view, seat).includes(die) ? null : 'die-placed';
}

/**
 * [CV-42, CV-45] Returns a refusal unless each mod is a +1 or -1 card or token in hand, is listed once, and was not
 * drawn this turn.
 */
function unfitMods(view: View, mods: readonly Handle[]): RefusalCode | null {
  for (const [at, mod] of mods.entries()) {
    const code = mods.indexOf(mod) < at ? 'not-in-hand' : unusable(view, mod, 'plus1', 'minus1');
    if (code !== null) return code;
  }
  return null;
}

function modsLeft(view: View, chosen: readonly Handle[]): Handle[] {
  return usables(view).flatMap(({ handle, ability, isNew }) =>
    (ability === 'plus1' || ability === 'minus1') && !isNew && !chosen.includes(handle) ? [handle] : [],
  );
}

function sumOf(view: View, mods: readonly Handle[]): number {
  return mods.reduce((sum, mod) => sum + pipsOf(view, mod), 0);
}

function pipsOf(view: View, mod: Handle): number {
  return usable(view, mod)?.ability === 'plus1' ? 1 : -1;
}

function faceOf(view: View, seat: Seat, die: DieIndex, by: number): number {
  return turnedBy(player(view, seat).dice[die]?.face ?? 0, by);
}

/** Returns the spaces of a circle that are taken by dice of any player. */
function takenOn(view: View, circle: Circle): number[] {
  return view.seats.flatMap((seat) => player(view, seat).dice.flatMap(({ at, face }) => (at === circle ? [face] : [])));
}

/**
 * Returns the legal next picks of a draft: a die, a circle, then mods one by one. The pick 0 or the Handler's change
 * completes the draft.
 */
function growPlacing(view: View, seat: Seat, draft: Draft) {
  const [die, circle, mods = []] = draft as [DieIndex?, Circle?, Handle[]?];
  if (die === undefined) {
    return unplaced(view, seat)
      .filter((each) => CIRCLES.some((to) => canFit(view, seat, each, to, [])))
      .map((each) => append(draft, each));
  }
  if (circle === undefined) {
    if (unfitDie(view, seat, die)) return [];
    return CIRCLES.filter((to) => canFit(view, seat, die, to, [])).map((to) => append(draft, to));
  }
  if (draft.length > 3 || unfitDie(view, seat, die)) return [];
  const taken = takenOn(view, circle);
  const closing = turnsOf(view, seat)
    .filter((by) => unfitSpace(taken, faceOf(view, seat, die, sumOf(view, mods) + by)) === null)
    .map((by) => ({ mark: by, draft: [die, circle, mods, by] }));
  const more = modsLeft(view, mods)
    .filter((mod) => canFit(view, seat, die, circle, [...mods, mod]))
    .map((mod) => ({ mark: mod, draft: [die, circle, [...mods, mod]] }));
  return [...closing, ...more];
}

function turnsOf(view: View, seat: Seat): Turns[] {
  return hasPower(view, seat, 'handler') ? [0, -1, 1] : [0];
}

/** Whether the die fits on the circle after using some of the remaining mods and the Handler. */
function canFit(view: View, seat: Seat, die: DieIndex, circle: Circle, mods: readonly Handle[]): boolean {
  const left = modsLeft(view, mods);
  const ups = left.filter((mod) => pipsOf(view, mod) === 1).length;
  const own = hasPower(view, seat, 'handler') ? 1 : 0;
  const base = sumOf(view, mods);
  const taken = takenOn(view, circle);
  for (let by = base - (left.length - ups) - own; by <= base + ups + own; by++) {
    if (unfitSpace(taken, faceOf(view, seat, die, by)) === null) return true;
  }
  return false;
}

function isRising(dice: readonly DieIndex[]): boolean {
  return dice.length > 0 && dice.every((die, at) => at === 0 || die > (dice[at - 1] ?? 0));
}
