import type { Apis, Seat } from 'hush/game';
import { living, roleOf, seatsWith } from '../queries';
import { type Guess, isInsider, type State, sideOf } from '../state';
import { foundPartner, guessedWrong } from './ending';
import { closeRound, runDiscovery } from './rounds';

/**
 * [CQ-23..26, CQ-35, CQ-57] Ends the match with an insider's guess, which names a partner or says that the insider is
 * alone.
 */
export function reveal(G: State, by: Seat, guess: Guess, apis: Apis): void {
  const isRight =
    guess === 'alone' ? seatsWith(G, (role) => role === 'admin').length === 0 : isInsider(roleOf(G, guess));
  G.stirred = true;
  G.revealed = { by, guess, isRight };
  apis.tell('revealed', { by, role: roleOf(G, by), guess, isRight });
  if (isRight) foundPartner(G, guess, apis);
  else guessedWrong(G, guess !== 'alone' && sideOf(roleOf(G, guess)) === 'users' ? guess : null, apis);
}

/** [CQ-70] Records a pass, which only the seat itself can see. Discovery ends when every seat that is in has passed. */
export function pass(G: State, by: Seat, apis: Apis): void {
  G.passed.push(by);
  if (G.passed.length === living(G).length) closeRound(G, apis);
  else if (by === G.practice) runDiscovery(G, [], apis);
}
