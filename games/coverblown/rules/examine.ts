import type { Apis, Seat } from 'hush/game';
import { hasSpoken, verdictOf } from '../queries';
import type { State, SuspectId, WeaponId } from '../state';
import { clearFromDecks } from './clues';
import { endGame, showVerdict } from './week';

/**
 * [CB-17..20, CB-37, CB-48, CB-53] Examines a pair for all players and ends the round. Calls that were not made are
 * lost. The log does not say whose contact was examined. The clock of the next day starts after the verdict has been
 * shown.
 */
export function examine(G: State, by: Seat, suspect: SuspectId, weapon: WeaponId, apis: Apis): void {
  const verdict = verdictOf(G.secret, suspect, weapon);
  apis.tell('examined', { by, suspect, weapon, verdict });
  const unheard = G.seats.filter((seat) => seat !== by && !hasSpoken(G, seat));
  G.examinations.push({
    day: G.day,
    at: apis.clock.now(),
    by,
    suspect,
    weapon,
    verdict,
    began: G.began,
    unheard,
  });
  if (verdict === 'wrong') clearFromDecks(G, suspect, weapon);
  if (verdict === 'correct') endGame(G, 'honest', 'case-solved', apis);
  else showVerdict(G, apis);
}
