import type { Viewer } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { pick, type Random } from '#shared/random.ts';
import { cards } from './game';
import { others } from './legal';
import type { State, View } from './state';

/**
 * Another truth that this viewer cannot rule out. It gets the view and never the state, so it cannot copy the secret.
 * Tests play on in both worlds and compare every byte; bots may think with it.
 *
 * Here: deals the cards that the viewer does not hold again, and lets whoever has accused somebody accuse anybody.
 */
export function imagine({ seats, waitingFor, me, truth, endsAt }: View, viewer: Viewer, random: Random): State {
  if (truth) return { ...truth, endsAt: 0 };
  const left = cards(seats.length);
  if (me) left.splice(left.indexOf(me.role), 1);
  const dealt = random.Shuffle(left);
  const roles = seats.map((seat) => [seat, seat === viewer ? must(me).role : must(dealt.pop())]);
  const spoke = seats.filter((seat) => !waitingFor.includes(seat));
  const accused = spoke.map((seat) => [seat, (seat === viewer && me?.accused) || pick(random, others(seats, seat))]);
  return { endsAt: endsAt ?? 0, roles: Object.fromEntries(roles), accused: Object.fromEntries(accused), outcome: null };
}
