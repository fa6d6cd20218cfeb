import { type Apis, must, type Seat } from 'hush/game';
import { cardsOf } from '../queries';
import { isLeader, SLOTS, type State } from '../state';
import { record } from './acts';
import { aboutToBeHit, aimOf, returnGun } from './guns';
import { draw, handOf } from './hands';
import { reveal } from './looks';
import { clearAbsence } from './presence';

/**
 * [GC-17..20] Fires the active player's gun and puts it back in the middle. The player who is hit turns up all cards
 * and is wounded or eliminated.
 */
export function fire(G: State, apis: Apis): void {
  const by = G.active;
  const [at, hit] = [must(aimOf(G, by)), aboutToBeHit(G)];
  record(G, { turn: G.turn, by, kind: 'shoot', at, hit });
  apis.tell('shot', { by, at, hit });
  returnGun(G, by, apis);
  for (const slot of SLOTS) reveal(G, hit, slot, apis, { byShot: true });
  const leader = cardsOf(G, hit).find(({ face }) => isLeader(face));
  if (!leader || leader.isWounded) {
    eliminate(G, hit, apis);
    return;
  }
  leader.isWounded = true;
  apis.tell('wounded', { seat: hit, face: leader.face });
  draw(G, hit, apis);
}

/**
 * [GC-74] Eliminates a seat. Its gun and hand cards are put back, its active cards stay, and guns that aim at it lose
 * their target.
 */
function eliminate(G: State, seat: Seat, apis: Apis): void {
  G.out.push(seat);
  clearAbsence(G, seat);
  apis.tell('eliminated', { seat });
  returnGun(G, seat, apis);
  for (const gun of Object.values(G.guns)) if (gun.aim === seat) gun.aim = null;
  const gone = handOf(G, seat)
    .splice(0)
    .map(({ card }) => card);
  G.discards.push(...gone);
  if (gone.length > 0) apis.tell('discarded', { seat, cards: gone });
}
