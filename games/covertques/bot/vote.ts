import type { Seat } from '../../../shared/ids';
import { isInsider } from '../state';
import { type Beliefs, weighedPick } from './beliefs';
import { type Chances, partner, suspicion } from './suspicion';

/** As likely as that, a vote is worth it, even if others are no less suspected. */
const LIKELY = 0.45;

/** Whom to vote for; null: skip. */
export function chooseVote(beliefs: Beliefs): Seat | null {
  const { parameters, random } = beliefs;
  const blamed = [...blame(beliefs)];
  if (blamed.length === 0) return null;
  const average = blamed.reduce((sum, [, weight]) => sum + weight, 0) / blamed.length;
  const worst = Math.max(...blamed.map(([, weight]) => weight));
  if (worst < average * parameters.names && worst < LIKELY) return null;
  const [seat] = weighedPick(random, blamed, ([, weight]) => (weight / worst) ** (parameters.strict * 4)) ?? [null];
  return seat;
}

/**
 * Users and the Debugger blame by what they hear. The insiders' side blames as one would who does not know the code
 * word, so as not to stand out, but spares whom it needs.
 */
function blame(beliefs: Beliefs): Chances {
  const { me } = beliefs;
  if (me.role === 'debugger') return suspicion(beliefs, me.code?.word ?? null);
  const open = suspicion(beliefs, null);
  if (me.insiders !== null) return sparing(open, (other) => (me.insiders?.includes(other) ? 0 : 1));
  if (!isInsider(me.role) || me.code === null) return open;
  const { seats } = partner(beliefs, me.code.word);
  return sparing(open, (other) => (1 - (seats.get(other) ?? 0)) ** 3);
}

function sparing(chances: Chances, share: (seat: Seat) => number): Chances {
  const spared = [...chances].map(([seat, chance]): [Seat, number] => [seat, chance * share(seat)]);
  return new Map(spared.filter(([, weight]) => weight > 0));
}
