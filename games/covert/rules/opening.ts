import type { Seat } from '../../../shared/ids';
import { must } from '../../../shared/must';
import type { Handle, State } from '../state';
import { playerOf, type Table } from './queries';
import { startRound } from './rounds';

/** Two of three missions stay; the third goes under the deck, in seat order, when all have chosen. */
export function keepMissions(G: State, by: Seat, kept: readonly Handle[], table: Table): void {
  const player = playerOf(G, by);
  player.returned = must(player.missions.find(({ handle }) => !kept.includes(handle))).card;
  player.missions = player.missions.filter(({ handle }) => kept.includes(handle));
  player.hasKept = true;
  table.tell('kept-missions', { by });
  if (!G.seats.every((seat) => playerOf(G, seat).hasKept)) return;
  for (const seat of G.seats) {
    const each = playerOf(G, seat);
    G.missionDeck.push(must(each.returned));
    each.returned = null;
  }
  startRound(G, G.starter, table);
}

/** Whoever is silent keeps the first two shown. */
export function keepForTheRest(G: State, table: Table): void {
  for (const seat of G.seats) {
    const { hasKept, missions } = playerOf(G, seat);
    if (hasKept) continue;
    const firstTwo = missions.slice(0, 2).map(({ handle }) => handle);
    table.tell('silent', { by: seat });
    keepMissions(G, seat, firstTwo, table);
  }
}
