import { type Apis, must, type Seat } from 'hush/game';
import { playerOf } from '../queries';
import type { AgentIndex, CityId, Colour, Route, State } from '../state';

/** Moves Agents in the listed order. Cards for pairs of cubes are taken one by one after the last step. */
export function travel(G: State, by: Seat, routes: readonly Route[], { tell }: Apis): void {
  for (const [agent, cities] of routes) {
    const from = must(playerOf(G, by).agents[agent]);
    const found = cities.flatMap((city) => step(G, by, agent, city));
    tell('moved', { by, agent, path: [from, ...cities], found });
  }
}

/** Makes one step or one flight. @returns the owner of each cube picked up, or null for a neutral cube */
export function step(G: State, by: Seat, agent: AgentIndex, to: CityId): (Seat | null)[] {
  const player = playerOf(G, by);
  leave(G, by, must(player.agents[agent]));
  player.agents[agent] = to;
  const found = G.cubes[to].filter((colour) => colour !== by);
  G.cubes[to] = G.cubes[to].filter((colour) => colour === by);
  for (const colour of found) gather(G, by, colour, to);
  return found.map((colour) => (G.players[colour] ? colour : null));
}

/** [CV-23, CV-24] Leaves a cube in this city if the player has a cube left and none of the player's cubes is there. */
function leave(G: State, by: Seat, city: CityId): void {
  const player = playerOf(G, by);
  if (player.supply === 0 || G.cubes[city].includes(by)) return;
  player.supply -= 1;
  G.cubes[city].push(by);
}

/**
 * [CV-25, CV-67] Picks up a cube. If the player then has a pair, it goes back to its owner (or, if neutral, to the box)
 * and earns a card.
 */
function gather(G: State, by: Seat, colour: Colour, city: CityId): void {
  const player = playerOf(G, by);
  if (!player.held.includes(colour)) {
    player.held.push(colour);
    return;
  }
  player.held = player.held.filter((each) => each !== colour);
  const owner = G.players[colour];
  if (owner) owner.supply += 2;
  G.agenda.push({ do: 'reward', seat: by, city });
}
