import type { Seat } from '#shared/ids.ts';
import { contradictions } from '../contradictions';
import { isInsider } from '../state';
import { type Beliefs, weighedPick } from './beliefs';
import { type Chances, partner, suspicion } from './suspicion';

/** As likely as that, a vote is worth it, even if others are no less suspected. */
const LIKELY = 0.45;
/** How much one who is trusted and points at somebody adds to the blame. */
const PERSUASION = 0.2;
/** How much each line of somebody that does not fit adds to it. */
const WAVERING = 0.15;

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
 * word, so as not to stand out, but spares whom it needs. All listen to whom others point at.
 */
export function blame(beliefs: Beliefs): Chances {
  const { me } = beliefs;
  const open = suspicion(beliefs, null);
  if (me.role === 'debugger') return persuaded(beliefs, suspicion(beliefs, me.code?.word ?? null), open);
  const heard = persuaded(beliefs, open, open);
  if (me.insiders !== null) return sparing(heard, (other) => (me.insiders?.includes(other) ? 0 : 1));
  if (!isInsider(me.role) || me.code === null) return heard;
  const { seats } = partner(beliefs, me.code.word);
  return sparing(heard, (other) => (1 - (seats.get(other) ?? 0)) ** 3);
}

/**
 * Those whom others point at are blamed more, the more so the less the pointing ones are suspected themselves; and
 * those whose lines do not fit.
 */
function persuaded({ view, seat }: Beliefs, chances: Chances, open: Chances): Chances {
  const trust = (by: Seat) => (by === seat ? 0 : Math.max(0, 1 - (open.get(by) ?? 0)));
  const pointed = (other: Seat) =>
    view.suspicions.filter(({ player }) => player === other).reduce((sum, { by }) => sum + trust(by), 0);
  const found = contradictions(view).flatMap(({ claims }) => claims);
  const wavers = (other: Seat) => view.claims.filter(({ by, n }) => by === other && found.includes(n)).length;
  const blamed = (other: Seat) => 1 + PERSUASION * pointed(other) + WAVERING * wavers(other);
  return new Map([...chances].map(([other, chance]) => [other, chance * blamed(other)]));
}

function sparing(chances: Chances, share: (seat: Seat) => number): Chances {
  const spared = [...chances].map(([seat, chance]): [Seat, number] => [seat, chance * share(seat)]);
  return new Map(spared.filter(([, weight]) => weight > 0));
}
