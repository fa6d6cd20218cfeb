import { type Apis, must, type Seat } from 'hush/game';
import { EQUIPMENT } from '../content/equipment';
import { activesOf, hasInFront, inSeatOrder, seatsAfter } from '../queries';
import type { Action, AutoPass, Declaration, Phase, State, WindowKind } from '../state';
import { perform } from './actions';
import { cancel, endIfWon } from './ending';
import { aimAt, aimOf, isArmed, newShot } from './guns';
import { overLimit } from './hands';
import { isDeserted, startClock } from './presence';
import { askable, couldUse, isAnswered, spanOf } from './windows';

function enter(G: State, phase: Phase, apis: Apis): void {
  G.phase = phase;
  startClock(G, apis);
}

/** [GC-42, GC-77] Opens a window. Skips it if no seat that holds a card could use any card that is not visible. */
export function openWindow(G: State, kind: WindowKind, apis: Apis): void {
  G.phase = kind;
  if (couldUse(G).length === 0) {
    closeWindow(G, apis);
    return;
  }
  G.asked = askable(G);
  G.window += 1;
  G.closesAt = apis.clock.now() + spanOf(G);
  startClock(G, apis);
}

/**
 * [GC-43] Passes in the open window. The pass stays secret until the window closes. Passes never close it before the
 * randomly chosen closing time.
 */
export function pass(G: State, by: Seat, apis: Apis): void {
  G.passed = inSeatOrder([...G.passed, by]);
  if (isAnswered(G) && G.closesAt !== null && apis.clock.now() >= G.closesAt) closeWindow(G, apis);
}

/**
 * [GC-79] Sets when this seat passes automatically, starting with the open window. If this makes it the last seat to
 * answer, the window stays open until the next timeout, so that other players do not notice the choice.
 */
export function setAutoPass(G: State, by: Seat, auto: AutoPass): void {
  G.autoPass[by] = auto;
}

/** [GC-63] Aims the active player's gun and opens the window at the end of the turn. */
export function aim(G: State, at: Seat, apis: Apis): void {
  aimAt(G, G.active, at, apis);
  openWindow(G, 'endTurn', apis);
}

/** Closes the open window and continues the match. Also called for a window that was skipped. */
export function closeWindow(G: State, apis: Apis): void {
  const kind = G.phase as WindowKind;
  forgetWindow(G);
  if (kind === 'react') resolveAction(G, apis);
  else if (isDeserted(G)) cancel(G, apis);
  else beginTurn(G, kind === 'preGame' ? firstPlayer(G) : nextPlayer(G), apis);
}

export function forgetWindow(G: State): void {
  G.asked = [];
  G.passed = [];
  G.closesAt = null;
}

export function declare(G: State, declared: Declaration, apis: Apis): void {
  G.declared = declared;
  G.shot = declared.action === 'shoot' ? newShot() : null;
  const at = declared.action === 'shoot' ? aimOf(G, G.active) : null;
  apis.tell('declared', { by: G.active, at, ...declared });
  openWindow(G, 'react', apis);
}

export function keepDeclared(G: State, apis: Apis): void {
  apis.tell('kept', { by: G.active });
  openWindow(G, 'react', apis);
}

/** [GC-73] Ends the active player's action without an effect. */
export function skipAction(G: State, apis: Apis): void {
  apis.tell('skipped', { by: G.active });
  afterAction(G, null, apis);
}

function resolveAction(G: State, apis: Apis): void {
  G.resolving = { by: G.active, card: null, from: 'react' };
  perform(G, apis);
  finishEffect(G, apis);
}

/**
 * Continues after an effect: checks for a winner, then waits for open choices, enforces the hand limit, puts the used
 * card in its place, and enters the next phase.
 */
export function finishEffect(G: State, apis: Apis): void {
  if (endIfWon(G, apis)) return;
  const over = overLimit(G);
  if (G.choices.length === 0 && over !== null) G.choices.push({ kind: 'discard', seat: over });
  if (G.choices.length > 0) enter(G, 'choose', apis);
  else finish(G, apis);
}

function finish(G: State, apis: Apis): void {
  const { card, from } = must(G.resolving, 'something carried out');
  G.resolving = null;
  if (card === null) {
    afterAction(G, G.declared?.action ?? null, apis);
    return;
  }
  const { after } = EQUIPMENT[card];
  if (after === 'discard') G.discards.push(card);
  if (after === 'centre' || after === 'turn') G.centre.push(card);
  if (from === 'action') enterAction(G, apis);
  else if (from === 'react') afterReaction(G, apis);
  else openWindow(G, from as WindowKind, apis);
}

/**
 * [GC-21..25, GC-53] Continues after a card was used on a declared action. If the shot must now be fired, opens a new
 * window. Otherwise lets the active player reconsider.
 */
function afterReaction(G: State, apis: Apis): void {
  if (G.shot?.locked) openWindow(G, 'react', apis);
  else enter(G, 'reconsider', apis);
}

/**
 * [GC-33, GC-52, GC-76] Lets the active player take aim if they are living and armed, but not after `arm`, which
 * already includes an aim.
 * @param done the action that was carried out, or null if it was skipped
 */
function afterAction(G: State, done: Action | null, apis: Apis): void {
  G.declared = null;
  G.shot = null;
  const aims = done !== 'arm' && !G.out.includes(G.active) && isArmed(G, G.active);
  if (aims) enter(G, 'aim', apis);
  else openWindow(G, 'endTurn', apis);
}

function enterAction(G: State, apis: Apis): void {
  G.window += 1;
  enter(G, 'action', apis);
}

function beginTurn(G: State, seat: Seat, apis: Apis): void {
  const ended = G.centre.filter((card) => EQUIPMENT[card].after === 'turn');
  const coffee = activesOf(G, seat).filter((card) => card === 'coffee');
  G.centre = G.centre.filter((card) => !ended.includes(card));
  G.actives[seat] = activesOf(G, seat).filter((card) => card !== 'coffee');
  G.discards.push(...ended, ...coffee);
  G.tasered = false;
  G.turn += 1;
  G.active = seat;
  apis.tell('turn', { seat, turn: G.turn, coffee: coffee.length > 0 });
  enterAction(G, apis);
}

/**
 * [GC-60] Returns the seat that takes the first turn: the player who used Coffee before that turn, or else the active
 * seat.
 */
function firstPlayer(G: State): Seat {
  return withCoffee(G) ?? G.active;
}

/**
 * [GC-31, GC-32, GC-61, GC-74] Returns the seat with the next turn: a living owner of Coffee, or else the next living
 * seat in the direction of play.
 */
function nextPlayer(G: State): Seat {
  const order = seatsAfter(G.seats, G.active, G.direction);
  return withCoffee(G) ?? must(order.find((seat) => !G.out.includes(seat)));
}

function withCoffee(G: State): Seat | undefined {
  return seatsAfter(G.seats, G.active, G.direction).find(
    (seat) => !G.out.includes(seat) && hasInFront(G, seat, 'coffee'),
  );
}
