import type { Apis } from 'hush/game';
import type { Item, State } from '../state';
import { askForLimits, offerReward } from './choices';
import { goOn } from './clock';
import { beginTurn, endTurn, goOnInOrder } from './rounds';
import { closeEspionage, closeFirst, haveAllAnswered, openEspionage, settleNext } from './windows';

/** Carries out the consequences of a move in order, until a player must answer or the turn continues. */
export function proceed(G: State, apis: Apis): void {
  while (G.outcome === null) {
    if (!G.choice) askForLimits(G, apis);
    if (G.choice) break;
    if (G.window && !haveAllAnswered(G)) break;
    if (G.window) closeWindow(G, apis);
    else {
      const item = G.agenda.shift();
      if (!item) break;
      carryOut(G, item, apis);
    }
  }
  goOn(G, apis);
}

function closeWindow(G: State, apis: Apis): void {
  if (G.window?.kind === 'espionage') closeEspionage(G);
  else if (closeFirst(G, apis) === null) goOnInOrder(G, apis);
}

function carryOut(G: State, item: Item, apis: Apis): void {
  if (item.do === 'reward') offerReward(G, item.seat, item.city, apis);
  else if (item.do === 'espionage') openEspionage(G, apis);
  else if (item.do === 'settle') settleNext(G, item.taken, apis);
  else if (item.do === 'begin') beginTurn(G, item.seat, true);
  else endTurn(G, apis);
}
