import type { Apis, Seat } from 'hush/game';
import { MEASURES, playerOf, pointsOf, type Result } from '../queries';
import type { State } from '../state';

/**
 * [CV-38] Ends the match. The player with the most points wins, then the most missions, then the most valuable mission.
 * If all are equal, players share the win.
 */
export function finish(G: State, { tell }: Apis): void {
  let winners = [...G.seats];
  let reason = 'shared';
  for (const measure of MEASURES) {
    const best = Math.max(...winners.map((seat) => measure.of(resultOf(G, seat))));
    winners = winners.filter((seat) => measure.of(resultOf(G, seat)) === best);
    if (winners.length > 1) continue;
    reason = measure.reason;
    break;
  }
  const points = Object.fromEntries(G.seats.map((seat): [Seat, number] => [seat, pointsOf(playerOf(G, seat))]));
  end(G, { winners, points, reason });
  tell('over', { winners, points, reason });
}

function resultOf(G: State, seat: Seat): Result {
  const player = playerOf(G, seat);
  return { points: pointsOf(player), finishedMissions: player.finishedMissions };
}

/** Cancels a match in which no player has moved for `IDLE_ROUNDS` full rounds. */
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
