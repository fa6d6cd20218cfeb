import type { Item, State } from '../state';
import { askForLimits, offerReward } from './choices';
import { goOn } from './clock';
import type { Table } from './queries';
import { beginTurn, endTurn, goOnInOrder } from './rounds';
import { closeEspionage, closeFirst, haveAllAnswered, openEspionage, settleNext } from './windows';

/** After a move: what follows from it, in order, until somebody has to answer or the turn goes on. */
export function proceed(G: State, table: Table): void {
  while (G.outcome === null) {
    if (!G.choice) askForLimits(G, table);
    if (G.choice) break;
    if (G.window && !haveAllAnswered(G)) break;
    if (G.window) closeWindow(G, table);
    else {
      const item = G.agenda.shift();
      if (!item) break;
      carryOut(G, item, table);
    }
  }
  goOn(G, table);
}

function closeWindow(G: State, table: Table): void {
  if (G.window?.kind === 'espionage') closeEspionage(G);
  else if (closeFirst(G, table) === null) goOnInOrder(G, table);
}

function carryOut(G: State, item: Item, table: Table): void {
  if (item.do === 'reward') offerReward(G, item.seat, item.city, table);
  else if (item.do === 'espionage') openEspionage(G, table);
  else if (item.do === 'settle') settleNext(G, item.taken, table);
  else if (item.do === 'begin') beginTurn(G, item.seat, true);
  else endTurn(G, table);
}
