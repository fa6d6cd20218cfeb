import { type Apis, note, type Seat } from 'hush/game';
import type { State } from '../state';

/** [CQ-68] Records a public suspicion, which does not affect the vote. Voted-out seats may suspect players too. */
export function suspect(G: State, by: Seat, player: Seat, apis: Apis): void {
  G.stirred = true;
  note(G, by, G.round, ['suspicion', player], apis.clock.now());
  apis.tell('suspected', { by, player });
}
