import { type Apis, must, type Seat } from 'hush/game';
import { agencyOf } from '../content/cards';
import { abilityHeld, cardHeld, playerOf, turnOf } from '../queries';
import type { AgentIndex, Deck, Handle, Route, State } from '../state';
import { search } from './choices';
import { openPool, spend } from './spending';
import { step, travel } from './travel';

/** Makes a free move, which uses the ability of a card or token. */
export function useAbility(
  G: State,
  by: Seat,
  handle: Handle,
  detail: Deck | readonly Route[] | undefined,
  apis: Apis,
): void {
  const ability = abilityHeld(playerOf(G, by), handle);
  const cards = spend(G, by, [handle]);
  apis.tell('used', { by, ability, cards });
  if (ability === 'sneak') turnOf(G).placements += 1;
  if (ability === 'codebreaker') turnOf(G).breakers += 1;
  if (ability === 'search' && typeof detail === 'string') search(G, by, detail, apis);
  if (ability === 'move3' && typeof detail === 'object') travel(G, by, detail, apis);
  openPool(G, by, cards);
}

/** Moves an Agent to another city by flight. Cubes are left and picked up as in a normal move. */
export function fly(G: State, by: Seat, handle: Handle, agent: AgentIndex, { tell }: Apis): void {
  const player = playerOf(G, by);
  const card = cardHeld(player, handle);
  const { city } = agencyOf(card);
  const from = must(player.agents[agent]);
  const cards = spend(G, by, [handle]);
  const found = step(G, by, agent, city);
  tell('flew', { by, card, agent, from, to: city, found });
  openPool(G, by, cards);
}
