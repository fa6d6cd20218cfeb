import type { Seat } from 'hush/game';
import { contradictions } from '../contradictions';
import { living } from '../queries';
import { isInsider } from '../state';
import { type Beliefs, weighedPick } from './beliefs';
import { type Chances, partner, suspicion } from './suspicion';

/**
 * Minimum probability of being an insider at which a bot votes for a seat, even if other seats are equally suspicious.
 */
const LIKELY = 0.45;
/** Amount of blame that each suspicion adds, scaled by the trust in the seat that voiced it. */
const PERSUASION = 0.2;
/** Amount of blame that each contradicted claim of a seat adds. */
const WAVERING = 0.15;

/**
 * Number of accusers that a player must have more than any other player before a voted-out bot votes for the player.
 */
const LEAD = 2;

/**
 * [CQ-71] Returns the seat to vote for, or null to skip. A voted-out bot votes only for a player who leads in voiced
 * suspicions by `LEAD`, so that its vote never creates a tie.
 */
export function chooseVote(beliefs: Beliefs): Seat | null {
  return beliefs.view.out.includes(beliefs.seat) ? mostSuspected(beliefs) : mostBlamed(beliefs);
}

function mostSuspected(beliefs: Beliefs): Seat | null {
  const { view, seat } = beliefs;
  const blamed = [...blame(beliefs)].filter(([, weight]) => weight > 0).map(([other]) => other);
  const accusers = (player: Seat) =>
    view.suspicions.filter((each) => each.player === player && each.by !== seat).length;
  const [most, next] = [...living(view)].sort((one, other) => accusers(other) - accusers(one));
  if (most === undefined || accusers(most) - (next === undefined ? 0 : accusers(next)) < LEAD) return null;
  return blamed.includes(most) ? most : null;
}

function mostBlamed(beliefs: Beliefs): Seat | null {
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
 * Returns the blame for each seat that the bot may vote for. Users and the Debugger judge hints by the words they know.
 * Bots on the insiders' side judge hints as if they did not know the code word, so that they do not stand out, but put
 * no blame on insiders. All bots add blame for suspicions that other seats have voiced.
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
 * Adds blame for voiced suspicions and for contradicted claims. A suspicion adds more if the seat that voiced it is
 * less suspicious itself.
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
