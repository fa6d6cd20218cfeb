import type { Apis, Outcome } from 'hush/game';
import { cardsOf, living } from '../queries';
import type { Face, State } from '../state';
import { teamOf } from './teams';

/** A way to win. After each card or action takes effect, all ways are checked in order. */
type WinCondition = (G: State) => Outcome | null;
const WIN_CONDITIONS: readonly WinCondition[] = [bothLeaders, leaderDown];

/** [GC-19, GC-20, GC-28] Ends the match if a player or side has won. Choices that are still open are dropped. */
export function endIfWon(G: State, { tell }: Apis): boolean {
  for (const condition of WIN_CONDITIONS) {
    const outcome = condition(G);
    if (!outcome) continue;
    close(G);
    G.outcome = outcome;
    tell('over', { winners: outcome.winners, reason: outcome.reason });
    return true;
  }
  return false;
}

/** Cancels the match, because no seat has made a public move for `IDLE_ROUNDS` rounds. */
export function cancel(G: State, { tell }: Apis): void {
  close(G);
  G.outcome = { winners: [], reason: 'nobody-moved', cancelled: true };
  tell('cancelled');
}

/** A living player who has both the Agent and the Kingpin wins alone. */
function bothLeaders(G: State): Outcome | null {
  const solo = living(G).find((seat) => holds(G, seat, 'agent') && holds(G, seat, 'kingpin'));
  return solo === undefined ? null : { winners: [solo], reason: 'both-leaders' };
}

/**
 * If a leader is eliminated, the other side wins. Shots happen one at a time, so both leaders cannot be eliminated
 * together. If they were, no player would win.
 */
function leaderDown(G: State): Outcome | null {
  const isDown = (face: Face) => G.out.some((seat) => holds(G, seat, face));
  const [agent, kingpin] = [isDown('agent'), isDown('kingpin')];
  if (agent && kingpin) return { winners: [], reason: 'leaders-eliminated' };
  if (kingpin) return { winners: teamOf(G, 'honest'), reason: 'kingpin-eliminated' };
  return agent ? { winners: teamOf(G, 'crooked'), reason: 'agent-eliminated' } : null;
}

function holds(G: State, seat: string, face: Face): boolean {
  return cardsOf(G, seat).some((card) => card.face === face);
}

function close(G: State): void {
  if (G.resolving?.card) G.discards.push(G.resolving.card);
  G.phase = 'over';
  G.deadline = null;
  G.resolving = null;
  G.choices = [];
  G.declared = null;
  G.shot = null;
  G.asked = [];
  G.passed = [];
  G.closesAt = null;
}
