import type { Seat } from '../../../shared/ids';
import type { Apis } from '../../../shared/module';
import type { State } from '../state';

/** [CQ-68] Somebody points at somebody, voted out or not. It binds nobody; everybody sees it until the round is over. */
export function suspect(G: State, by: Seat, player: Seat, { tell }: Apis): void {
  G.stirred = true;
  G.suspicions.push({ by, player });
  tell('suspected', { by, player });
}
