import { append, type Draft, flat, type LegalMoves, type Seat, tree } from 'hush/game';
import type { AgencyId, Handle, Moves, View } from '../state';
import type { RefusalCode } from '../text';
import { hasActions, unusable, usable, usables } from './hand';
import { askedNow, ownTurn, stale } from './moment';

type Windows = 'first' | 'espionage' | 'pass';

/**
 * Defines which answers to the open window are legal. Each answer names the window's number, so that a late answer does
 * not count for the next window.
 */
export const windows: Pick<LegalMoves<View, Moves, RefusalCode>, Windows> = {
  first: flat({
    closed: (view, seat) => whyNotAsked(view, seat, askedNow(view, seat, 'first')),
    invalid: (view, _seat, [, number]) => stale(view, number),
    unfit: (view, seat, [handle]) => unusable(view, handle, 'first') ?? noStepLeft(view, seat),
    list: (view) => usables(view).map(({ handle }) => [handle, view.window?.number ?? 0]),
    empty: (view, seat) => noneUsable(view, 'first') ?? noStepLeft(view, seat) ?? 'wrong-time',
  }),

  espionage: tree({
    closed: (view, seat) => whyNotSpying(view, seat, askedNow(view, seat, 'espionage')),
    invalid: (view, _seat, [, , number]) => stale(view, number),
    unfit: (view, seat, [handle, wanted]) =>
      unusable(view, handle, 'espionage') ??
      (wanted.every((card, at) => isFree(view, seat, card) && wanted.indexOf(card) === at) ? null : 'not-available') ??
      (isFreshlyTaken(view, seat, handle) ? 'not-available' : null),
    lengths: [3],
    grow: growEspionage,
    empty: (view) => noneUsable(view, 'espionage') ?? 'not-available',
  }),

  pass: flat({
    closed: (view, seat) => (view.window ? askedNow(view, seat, null) : ownTurn(view, seat, 'finalMissions')),
    invalid: (view, seat, [number]) =>
      number === undefined ? ownTurn(view, seat, 'finalMissions') : stale(view, number),
    list: (view) => (view.window ? [[view.window.number]] : [[]]),
  }),
};

/**
 * Returns why the seat can use no card or token in hand: none has the ability, or all that have it were drawn this
 * turn.
 */
function noneUsable(view: View, ability: 'first' | 'espionage'): RefusalCode | null {
  const fitting = usables(view).filter((each) => each.ability === ability);
  if (fitting.length === 0) return 'not-in-hand';
  return fitting.every(({ isNew }) => isNew) ? 'token-too-new' : null;
}

/**
 * [CV-56, CV-75] If the seat is not asked about First because it has nothing left to do, returns that reason. Otherwise
 * returns `code`.
 */
function whyNotAsked(view: View, seat: Seat, code: RefusalCode | null): RefusalCode | null {
  return code === 'not-asked' ? (noStepLeft(view, seat) ?? code) : code;
}

/** [CV-56] Returns a refusal of First if the seat has no step left to make or, in `resolve`, no die on a circle. */
function noStepLeft(view: View, seat: Seat): RefusalCode | null {
  if (view.phase === 'breakCodes') return view.stepsDone.includes(seat) ? 'step-done' : null;
  return hasActions(view, seat) ? null : 'no-action';
}

/**
 * [CV-59, CV-75] If the seat is not asked about Espionage because it can take no card from the pool, returns that
 * reason. Otherwise returns `code`.
 */
function whyNotSpying(view: View, seat: Seat, code: RefusalCode | null): RefusalCode | null {
  const isLeft = view.pool?.cards.some(({ card }) => isFree(view, seat, card)) ?? true;
  return code === 'not-asked' && !isLeft ? 'not-available' : code;
}

/** [CV-59] Whether the seat can take this card, which is still in the pool and was not spent by this seat. */
function isFree({ pool }: View, seat: Seat, card: AgencyId): boolean {
  return pool?.cards.some((each) => each.card === card && each.spentBy !== seat) ?? false;
}

/** [CV-59] Whether the seat has just taken this card from the pool. Such a card cannot be spent on the same pool. */
function isFreshlyTaken(view: View, seat: Seat, handle: Handle): boolean {
  const card = usable(view, handle)?.card;
  return view.pool?.taken.some((each) => each.by === seat && each.card === card) ?? false;
}

function growEspionage(view: View, seat: Seat, draft: Draft) {
  const [handle, wanted = [], number] = draft as [Handle?, AgencyId[]?, number?];
  const { window, pool } = view;
  if (!window || !pool || number !== undefined) return [];
  const left = pool.cards.flatMap(({ card }) => (isFree(view, seat, card) && !wanted.includes(card) ? [card] : []));
  if (handle === undefined) {
    return usables(view)
      .filter((each) => left.length > 0 && canSpend(view, seat, each.handle))
      .map((each) => append(draft, each.handle));
  }
  if (!canSpend(view, seat, handle)) return [];
  const closing = wanted.length > 0 ? [{ mark: window.number, draft: [handle, wanted, window.number] }] : [];
  return [...closing, ...left.map((card) => ({ mark: card, draft: [handle, [...wanted, card]] }))];
}

function canSpend(view: View, seat: Seat, handle: Handle): boolean {
  return unusable(view, handle, 'espionage') === null && !isFreshlyTaken(view, seat, handle);
}
