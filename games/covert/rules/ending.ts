import type { Seat } from '../../../shared/ids';
import type { Apis } from '../../../shared/module';
import { missionOf } from '../content/cards';
import { playerOf, pointsOf } from '../queries';
import type { Player, State } from '../state';

/** What decides, in this order, and what it is called when it did. */
const MEASURES: readonly { reason: string; of(player: Player): number }[] = [
  { reason: 'most-points', of: pointsOf },
  { reason: 'more-missions', of: ({ finishedMissions }) => finishedMissions.length },
  {
    reason: 'highest-mission',
    of: ({ finishedMissions }) => Math.max(0, ...finishedMissions.map((id) => missionOf(id).points)),
  },
];

/** [CV-38] Most points; then more missions; then the highest single mission; then shared. */
export function finish(G: State, { tell }: Apis): void {
  let winners = [...G.seats];
  let reason = 'shared';
  for (const measure of MEASURES) {
    const best = Math.max(...winners.map((seat) => measure.of(playerOf(G, seat))));
    winners = winners.filter((seat) => measure.of(playerOf(G, seat)) === best);
    if (winners.length > 1) continue;
    reason = measure.reason;
    break;
  }
  const points = Object.fromEntries(G.seats.map((seat): [Seat, number] => [seat, pointsOf(playerOf(G, seat))]));
  end(G, { winners, points, reason });
  tell('over', { winners, points, reason });
}

/** Nobody has moved for whole rounds: nobody is there. */
export function cancel(G: State, { tell }: Apis): void {
  end(G, { winners: [], reason: 'nobody-moved', cancelled: true });
  tell('cancelled');
}

function end(G: State, outcome: NonNullable<State['outcome']>): void {
  G.phase = 'over';
  G.outcome = outcome;
  G.turn = null;
  G.deadline = null;
  G.turnLeft = null;
}
