import { must, pick, type Random, type Viewer } from 'hush/game';
import { cards } from './game';
import { others } from './legal';
import type { State, View } from './state';

/**
 * Returns a random state that gives this viewer the same view. It gets only the view, so it cannot copy secrets from
 * the state. Tests continue the game from both the real and the imagined state, and compare what viewers receive byte
 * by byte. Bots may use it to search.
 *
 * In this game, it deals again the cards that the viewer does not hold, and draws an accusation for each other player
 * who has accused.
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
