import type { Seat } from '../../../shared/ids';
import { must } from '../../../shared/must';
import { isLeader, SLOTS, type State } from '../state';
import { aboutToBeHit, aimOf, returnGun } from './guns';
import { draw, handOf } from './hands';
import { reveal } from './looks';
import { activesOf, cardsOf, type Table } from './queries';

/** [GC-17..20] The gun goes back to the centre first; then whoever is hit shows all cards. */
export function fire(G: State, table: Table): void {
  const by = G.active;
  const [at, hit] = [must(aimOf(G, by)), aboutToBeHit(G)];
  G.acts.push({ turn: G.turn, by, kind: 'shoot', at, hit });
  table.tell('shot', { by, at, hit });
  returnGun(G, by, table);
  for (const slot of SLOTS) reveal(G, hit, slot, table);
  const leader = cardsOf(G, hit).find(({ face }) => isLeader(face));
  if (!leader || leader.isWounded) {
    eliminate(G, hit, table);
    return;
  }
  leader.isWounded = true;
  table.tell('wounded', { seat: hit, face: leader.face });
  draw(G, hit, table);
}

/** Gun and hand go back, active cards stay except Coffee, and no gun points there any more. */
function eliminate(G: State, seat: Seat, table: Table): void {
  G.out.push(seat);
  table.tell('eliminated', { seat });
  returnGun(G, seat, table);
  for (const gun of Object.values(G.guns)) if (gun.aim === seat) gun.aim = null;
  const hand = handOf(G, seat).splice(0);
  const coffee = activesOf(G, seat).filter((card) => card === 'coffee');
  G.actives[seat] = activesOf(G, seat).filter((card) => card !== 'coffee');
  const gone = [...hand.map(({ card }) => card), ...coffee];
  G.discards.push(...gone);
  if (gone.length > 0) table.tell('discarded', { seat, cards: gone });
}
