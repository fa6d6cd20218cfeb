import { type Apis, clockwiseFrom, must, type Seat } from 'hush/game';
import { diceOnCircles, newTurn, playerOf, turnOf } from '../queries';
import { IDLE_ROUNDS, type State } from '../state';
import { runFor, windUp } from './clock';
import { takeBack } from './dice';
import { cancel, finish } from './ending';
import { openFirst } from './windows';

/** Starts a round by rolling all dice, including those left over from the last round. */
export function startRound(G: State, starter: Seat, { random, tell }: Apis): void {
  G.phase = 'place';
  G.round += 1;
  G.starter = starter;
  G.order = [];
  G.stepsDone = [];
  G.stirred = false;
  for (const seat of G.seats) {
    const player = playerOf(G, seat);
    player.isPowerUsed = false;
    player.silences = 0;
    player.dice = random.D6(player.dice.length).map((face) => ({ rolled: face, face, at: 'hand' }));
  }
  tell('round-began', { round: G.round, starter });
  beginTurn(G, starter);
}

export function beginTurn(G: State, seat: Seat, isFirst = false): void {
  G.turn = newTurn(seat, isFirst);
  windUp(G, seat);
}

/** Ends the turn. The next seat depends on the phase. */
export function endTurn(G: State, apis: Apis): void {
  const { seat, isFirst } = turnOf(G);
  playerOf(G, seat).newTokens = [];
  G.turn = null;
  G.turnLeft = null;
  if (G.phase === 'breakCodes') G.stepsDone.push(seat);
  if (G.phase === 'setupCharacters') nextChoosing(G, seat, apis);
  else if (G.phase === 'place') nextPlacing(G, seat, apis);
  else if (G.phase === 'finalMissions') nextFinal(G, seat, apis);
  else if (isFirst) askForFirst(G, apis);
  else if (G.phase === 'breakCodes') goOnInOrder(G, apis);
  else resolveAfter(G, seat, apis);
}

/** [CV-79] Lets the next seat clockwise choose a character. After the last seat, all seats choose missions. */
function nextChoosing(G: State, seat: Seat, apis: Apis): void {
  const next = clockwiseFrom(G.seats, seat).find((each) => !playerOf(G, each).hasCharacter);
  if (next !== undefined) {
    beginTurn(G, next);
    return;
  }
  G.phase = 'setupMissions';
  runFor(G, G.options.setupSeconds, G.seats, apis);
}

/** Starts the turn of the next seat clockwise that has no order token. If all seats have one, code breaking starts. */
function nextPlacing(G: State, seat: Seat, apis: Apis): void {
  const [self, ...others] = clockwiseFrom(G.seats, seat);
  const next = [...others, must(self)].find((each) => !G.order.includes(each));
  if (next === undefined) startCodes(G, apis);
  else beginTurn(G, next);
}

function startCodes(G: State, apis: Apis): void {
  G.phase = 'breakCodes';
  apis.tell('codes-began', { order: G.order });
  askForFirst(G, apis);
}

function askForFirst(G: State, apis: Apis): void {
  openFirst(G, apis);
  if (!G.window) goOnInOrder(G, apis);
}

/**
 * Continues with the next seat in the order of the order tokens. Skips seats that have already made their step this
 * round.
 */
export function goOnInOrder(G: State, apis: Apis): void {
  const next = G.order.find((seat) => !G.stepsDone.includes(seat));
  if (G.phase === 'resolve') resolveNext(G, G.order, apis);
  else if (next === undefined) startResolving(G, apis);
  else beginTurn(G, next);
}

function startResolving(G: State, apis: Apis): void {
  G.phase = 'resolve';
  apis.tell('resolve-began');
  askForFirst(G, apis);
}

function resolveAfter(G: State, seat: Seat, apis: Apis): void {
  const [self, ...others] = clockwiseFrom(G.order, seat);
  resolveNext(G, [...others, must(self)], apis);
}

function resolveNext(G: State, order: readonly Seat[], apis: Apis): void {
  const next = order.find((seat) => diceOnCircles(playerOf(G, seat)).length > 0);
  if (next === undefined) endRound(G, apis);
  else beginTurn(G, next);
}

/**
 * [CV-36, CV-70] Returns all dice and order tokens. The seat with the last order token places first in the next round.
 */
function endRound(G: State, apis: Apis): void {
  for (const seat of G.seats) for (const die of playerOf(G, seat).dice) takeBack(die);
  G.idle = G.stirred ? 0 : G.idle + 1;
  if (G.idle === IDLE_ROUNDS) cancel(G, apis);
  else if (G.isLastRound) startFinal(G, apis);
  else startRound(G, must(G.order.at(-1)), apis);
}

function startFinal(G: State, apis: Apis): void {
  G.phase = 'finalMissions';
  apis.tell('final-began', { order: G.order });
  beginTurn(G, must(G.order[0]));
}

function nextFinal(G: State, seat: Seat, apis: Apis): void {
  const next = G.order[G.order.indexOf(seat) + 1];
  if (next === undefined) finish(G, apis);
  else beginTurn(G, next);
}
