import { note } from '#shared/claims.ts';
import type { Seat } from '#shared/ids.ts';
import type { Apis } from '#shared/module.ts';
import type { State } from '../state';

/** [CQ-68] Somebody points at somebody, voted out or not. It binds nobody; everybody sees it until the round is over. */
export function suspect(G: State, by: Seat, player: Seat, apis: Apis): void {
  G.stirred = true;
  note(G, by, G.round, ['suspicion', player], apis);
  apis.tell('suspected', { by, player });
}
