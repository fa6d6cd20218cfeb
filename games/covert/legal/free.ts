import { append, type Draft, flat, type LegalMoves, type Seat, tree } from 'hush/game';
import { agencyOf } from '../content/cards';
import { type AbilityId, DECKS, type Deck, type Handle, type Moves, type Phase, type Route, type View } from '../state';
import type { RefusalCode } from '../text';
import { agencyLeft } from './actions';
import { player, unplaced, usable, usables } from './hand';
import { over, ownTurn, turnOf } from './moment';
import { growRoutes, move3 } from './moving';
import { isWalkable } from './routes';

type Free = 'ability' | 'fly' | 'endTurn' | 'undo' | 'setAutoPass';
type Detail = Moves['ability'][1];

/**
 * The phases in which each ability can be used as a free move. Abilities missing here are mods or answers to windows.
 */
const MOMENTS: Readonly<Partial<Record<AbilityId, readonly Phase[]>>> = {
  sneak: ['place'],
  move3: ['place', 'resolve', 'finalMissions'],
  search: ['place', 'resolve', 'finalMissions'],
  codebreaker: ['breakCodes'],
};

/** Defines when a seat may make free moves in its turn, and when it may end its turn or undo a step. */
export const free: Pick<LegalMoves<View, Moves, RefusalCode>, Free> = {
  ability: tree({
    closed: ownMoment,
    unfit: (view, seat, [handle, detail]) =>
      unusableNow(view, seat, handle) ?? unfitDetail(view, seat, usable(view, handle)?.ability, detail),
    lengths: [1, 2],
    grow: growAbility,
    empty: nothingUsable,
  }),

  fly: flat({
    closed: ownMoment,
    unfit: (view, seat, [handle, agent]) =>
      (cityOnCard(view, handle) ? null : 'not-in-hand') ??
      (cityOnCard(view, handle) === player(view, seat).agents[agent] ? 'same-city' : null) ??
      flightTime(view),
    list: (view, seat) =>
      (view.me?.agency ?? []).flatMap(({ handle }) =>
        player(view, seat).agents.map((_, agent): Moves['fly'] => [handle, agent]),
      ),
    empty: (view) => (view.me?.agency.length ? (flightTime(view) ?? 'same-city') : 'not-in-hand'),
  }),

  endTurn: flat({
    closed: (view, seat) => ownTurn(view, seat, 'place', 'resolve') ?? (hasActed(view, seat) ? null : 'action-missing'),
    list: () => [[]],
  }),

  undo: flat({
    closed: (view, seat) => ownMoment(view, seat) ?? (turnOf(view, seat)?.undos ? null : 'nothing-to-undo'),
    list: () => [[]],
  }),

  setAutoPass: flat({
    closed: over,
    list: ({ me }) => [[!me?.autoPass], [me?.autoPass === true]],
  }),
};

function ownMoment(view: View, seat: Seat): RefusalCode | null {
  return ownTurn(view, seat, 'place', 'breakCodes', 'resolve', 'finalMissions');
}

/**
 * [CV-44] Whether the seat may end its turn: in `place` after the first die of a Sneak Attack, in `resolve` after the
 * Action.
 */
function hasActed(view: View, seat: Seat): boolean {
  const turn = turnOf(view, seat);
  return view.phase === 'place' ? (turn?.placed ?? 0) > 0 : (turn?.isActionDone ?? false);
}

function cityOnCard({ me }: View, handle: Handle) {
  const held = me?.agency.find((each) => each.handle === handle);
  return held ? agencyOf(held.card).city : null;
}

function flightTime({ phase }: View): RefusalCode | null {
  return phase === 'place' || phase === 'resolve' ? null : 'wrong-time';
}

/**
 * Returns the refusal to show if no card or token is usable. It is the refusal of the one that comes closest to being
 * usable.
 */
function nothingUsable(view: View, seat: Seat): RefusalCode {
  const codes = usables(view).map(({ handle }) => unusableNow(view, seat, handle));
  return (['no-dice', 'token-too-new', 'wrong-time'] as const).find((code) => codes.includes(code)) ?? 'not-in-hand';
}

/** [CV-44, CV-45, CV-71] Returns why a card or token cannot be used as a free move now, or null if it can. */
function unusableNow(view: View, seat: Seat, handle: Handle): RefusalCode | null {
  const found = usable(view, handle);
  if (!found) return 'not-in-hand';
  if (!hasMoment(view, found.ability)) return 'wrong-time';
  if (found.isNew) return 'token-too-new';
  return found.ability === 'sneak' ? tooFewDice(view, seat) : null;
}

function hasMoment(view: View, ability: AbilityId): boolean {
  const isOn = MOMENTS[ability]?.includes(view.phase) ?? false;
  return isOn && (ability !== 'codebreaker' || view.turn?.part === 'swap');
}

/** Returns a refusal of Sneak Attack if the seat has no more dice in hand than it may place this turn anyway. */
function tooFewDice(view: View, seat: Seat): RefusalCode | null {
  const turn = turnOf(view, seat);
  const left = turn ? turn.placements - turn.placed : 0;
  return unplaced(view, seat).length > left ? null : 'no-dice';
}

function unfitDetail(view: View, seat: Seat, ability: AbilityId | undefined, detail: Detail): RefusalCode | null {
  if (ability === 'search') return isDeck(detail) ? emptyDeck(view, detail) : 'invalid-args';
  if (ability !== 'move3') return detail === undefined ? null : 'invalid-args';
  const isWay = Array.isArray(detail) && detail.length > 0 && isWalkable(move3(view, seat), detail);
  return isWay ? null : 'bad-path';
}

function isDeck(detail: Detail): detail is Deck {
  return typeof detail === 'string';
}

/** [CV-62] Returns a refusal if the deck that the player wants to search is empty. */
function emptyDeck(view: View, deck: Deck): RefusalCode | null {
  const left = deck === 'mission' ? view.missionDeck : agencyLeft(view);
  return left > 0 ? null : 'deck-empty';
}

function growAbility(view: View, seat: Seat, draft: Draft) {
  const [handle, detail] = draft as [Handle?, Detail?];
  if (handle === undefined) {
    return usables(view)
      .filter((each) => unusableNow(view, seat, each.handle) === null)
      .map((each) => append(draft, each.handle));
  }
  if (unusableNow(view, seat, handle) !== null) return [];
  const ability = usable(view, handle)?.ability;
  if (ability === 'move3' && !isDeck(detail)) return growRoutes(move3(view, seat), [handle], (detail ?? []) as Route[]);
  if (ability !== 'search' || detail !== undefined) return [];
  return DECKS.filter((deck) => emptyDeck(view, deck) === null).map((deck) => append(draft, deck));
}
