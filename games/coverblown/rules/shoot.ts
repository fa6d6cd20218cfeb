import type { Apis, Seat } from 'hush/game';
import { livesLeft } from '../queries';
import type { State } from '../state';
import { reasonAgainst } from './reasons';
import { restOut } from './rest';
import { die } from './week';

/**
 * [CB-26..28, CB-39] Fires a bullet, which takes a life from the target. The bullet stays there as a mark and cannot be
 * fired again. If `saysWhy` is true, the shot is published with its reason.
 */
export function shoot(G: State, by: Seat, target: Seat, saysWhy: boolean, apis: Apis): void {
  const said = saysWhy ? { why: reasonAgainst(G, by, target) } : null;
  G.shots.push({ day: G.day, at: apis.clock.now(), by, target, ...said });
  const left = livesLeft(G, target);
  apis.tell('shot', { by, target, livesLeft: left, ...said });
  if (left === 0) die(G, target, apis);
  else if (G.day === 'friday') restOut(G, apis);
}
