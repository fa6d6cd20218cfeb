import type { Seat } from '../../../shared/ids';
import { must } from '../../../shared/must';
import { pick } from '../../../shared/random';
import { legal } from '../legal';
import { type Choice, HAND_LIMIT, type Phase, SLOTS, type State } from '../state';
import { view } from '../view';
import { choosePlayer, decline, discard } from './choices';
import { closeWindow, declare, keepDeclared, openWindow } from './flow';
import { aimAt, aimOf } from './guns';
import { handOf } from './hands';
import { arrangeRest } from './placement';
import { hiddenSlots, living, type Table } from './queries';

/** [GC-64] What comes when nobody answers; the log says for whom. */
export const TIMEOUTS: Readonly<Record<Phase, (G: State, table: Table) => void>> = {
  placement(G, table) {
    arrangeRest(G, table);
    openWindow(G, 'preGame', table);
  },
  preGame: closeWindow,
  react: closeWindow,
  endTurn: closeWindow,
  action(G, table) {
    late(G, G.active, table);
    declareSomething(G, table);
  },
  reconsider(G, table) {
    late(G, G.active, table);
    const refused = legal.keep.refusal(view(G, G.active), G.active, []);
    if (refused === null) keepDeclared(G, table);
    else declareSomething(G, table);
  },
  choose(G, table) {
    const choice = must(G.choices[0], 'a choice');
    late(G, choice.seat, table, choice.kind);
    if ('players' in choice) choosePlayer(G, choice.seat, pick(table.random, choice.players), table);
    else if (choice.kind === 'discard') discard(G, choice.seat, longestHeld(G, choice.seat), table);
    else decline(G, choice.seat, table);
  },
  aim(G, table) {
    late(G, G.active, table);
    const old = aimOf(G, G.active);
    const others = living(G).filter((seat) => seat !== G.active);
    aimAt(G, G.active, old ?? pick(table.random, others), table);
    openWindow(G, 'endTurn', table);
  },
  over: () => undefined,
};

function late(G: State, seat: Seat, { tell }: Table, choice: Choice['kind'] | null = null): void {
  tell('late', { seat, phase: G.phase, choice });
}

/** A look at some card that may be looked at; where there is none, a draw that turns up some hidden card. */
function declareSomething(G: State, table: Table): void {
  const seen = view(G, G.active);
  const cards = G.seats.flatMap((player) => SLOTS.map((slot) => [player, slot] as const));
  const open = cards.filter((card) => legal.investigate.refusal(seen, G.active, [...card]) === null);
  const hidden = hiddenSlots(G, G.active);
  if (open.length > 0) {
    const [player, slot] = pick(table.random, open);
    declare(G, { action: 'investigate', player, slot }, table);
  } else {
    declare(G, { action: 'equip', revealSlot: hidden.length > 0 ? pick(table.random, hidden) : null }, table);
  }
}

function longestHeld(G: State, seat: Seat) {
  return must(handOf(G, seat)[HAND_LIMIT - 1]).card;
}
