import { type Apis, must, pick, type Seat } from 'hush/game';
import { legal } from '../legal';
import { living } from '../queries';
import { type Choice, HAND_LIMIT, type Phase, SLOTS, type State } from '../state';
import { view } from '../view';
import { choosePlayer, decline, discard, turnUpNothing } from './choices';
import { aim, closeWindow, declare, keepDeclared, skipAction } from './flow';
import { aimOf } from './guns';
import { handOf } from './hands';
import { placeRest } from './placement';
import { missStep, tellAway } from './presence';
import { hasPassed, isAnswered } from './windows';

/**
 * [GC-64, GC-73] For each phase, the transition when time runs out. The log names the late seat. A timeout draws no
 * card and turns up no Integrity card, except for a declared action that is carried out because its window closes.
 */
export const TIMEOUTS: Readonly<Record<Phase, (G: State, apis: Apis) => void>> = {
  placement: placeRest,
  preGame: endWindow,
  react: endWindow,
  endTurn: endWindow,
  action(G, apis) {
    late(G, G.active, apis);
    lookOrSkip(G, apis);
  },
  reconsider(G, apis) {
    late(G, G.active, apis);
    const refused = legal.keep.refusal(view(G, G.active), G.active, []);
    if (refused === null && G.declared?.action === 'investigate') keepDeclared(G, apis);
    else lookOrSkip(G, apis);
  },
  choose(G, apis) {
    const choice = must(G.choices[0], 'a choice');
    late(G, choice.seat, apis, choice.kind);
    if ('players' in choice) choosePlayer(G, choice.seat, pick(apis.random, choice.players), apis);
    else if (choice.kind === 'discard') discard(G, choice.seat, longestHeld(G, choice.seat), apis);
    else if (choice.kind === 'reveal') turnUpNothing(G, apis);
    else decline(G, choice.seat, apis);
  },
  aim(G, apis) {
    late(G, G.active, apis);
    const old = aimOf(G, G.active);
    const others = living(G).filter((seat) => seat !== G.active);
    aim(G, old ?? pick(apis.random, others), apis);
  },
  over: () => undefined,
};

/**
 * Closes the open window, because time has run out, or because all seats have answered and the randomly chosen closing
 * time has come. If time has run out, seats that have not answered have missed a step.
 */
function endWindow(G: State, apis: Apis): void {
  const silent = isAnswered(G) ? [] : G.asked.filter((seat) => !hasPassed(G, seat));
  const gone = missStep(G, silent);
  closeWindow(G, apis);
  // A seat that is eliminated as the window closes is not absent in any view, so the log must not say that it is away.
  const stillAway = gone.filter((seat) => G.absent.includes(seat));
  if (!G.outcome) tellAway(stillAway, apis);
}

function late(G: State, seat: Seat, apis: Apis, choice: Choice['kind'] | null = null): void {
  apis.tell('late', { seat, phase: G.phase, choice });
  tellAway(missStep(G, [seat]), apis);
}

/** Declares a look at a random legal card. If there is none, skips the action. */
function lookOrSkip(G: State, apis: Apis): void {
  const seen = view(G, G.active);
  const cards = G.seats.flatMap((player) => SLOTS.map((slot) => [player, slot] as const));
  const open = cards.filter((card) => legal.investigate.refusal(seen, G.active, [...card]) === null);
  if (open.length > 0) {
    const [player, slot] = pick(apis.random, open);
    declare(G, { action: 'investigate', player, slot }, apis);
  } else {
    skipAction(G, apis);
  }
}

function longestHeld(G: State, seat: Seat) {
  return must(handOf(G, seat)[HAND_LIMIT - 1]).card;
}
