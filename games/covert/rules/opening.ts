import { type Apis, must, type Seat } from 'hush/game';
import { playerOf } from '../queries';
import type { CharacterId, Handle, State } from '../state';
import { startRound } from './rounds';

/**
 * [CV-79] Takes a character. If it was dealt to another seat, that seat gets the character that was dealt to the
 * chooser.
 */
export function chooseCharacter(G: State, by: Seat, character: CharacterId, apis: Apis): void {
  const player = playerOf(G, by);
  const other = Object.values(G.players).find((each) => each.character === character);
  if (other) other.character = player.character;
  player.character = character;
  player.hasCharacter = true;
  apis.tell('chose-character', { by, character });
  G.agenda.push({ do: 'endTurn' });
}

/** Keeps two of three missions. The third missions go under the deck in seat order, once all players have chosen. */
export function keepMissions(G: State, by: Seat, kept: readonly Handle[], apis: Apis): void {
  const player = playerOf(G, by);
  player.returned = must(player.missions.find(({ handle }) => !kept.includes(handle))).card;
  player.missions = player.missions.filter(({ handle }) => kept.includes(handle));
  player.hasKept = true;
  apis.tell('kept-missions', { by });
  if (!G.seats.every((seat) => playerOf(G, seat).hasKept)) return;
  for (const seat of G.seats) {
    const each = playerOf(G, seat);
    G.missionDeck.push(must(each.returned));
    each.returned = null;
  }
  startRound(G, G.starter, apis);
}

/** Keeps the first two missions for every seat that has not chosen. */
export function keepForTheRest(G: State, apis: Apis): void {
  for (const seat of G.seats) {
    const { hasKept, missions } = playerOf(G, seat);
    if (hasKept) continue;
    const firstTwo = missions.slice(0, 2).map(({ handle }) => handle);
    apis.tell('silent', { by: seat });
    keepMissions(G, seat, firstTwo, apis);
  }
}
