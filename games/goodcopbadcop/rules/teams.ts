import type { Seat } from 'hush/game';
import { cardsOf, hasInFront } from '../queries';
import type { Allegiance, Face, State, Team } from '../state';

/** [GC-5..9] Returns a player's side and what decides it. Hidden cards count too. */
export function sideOf(G: Pick<State, 'cards' | 'slots' | 'actives'>, seat: Seat): { team: Team; because: Allegiance } {
  const faces = cardsOf(G, seat).map(({ face }) => face);
  if (faces.includes('agent')) return { team: 'honest', because: 'agent' };
  if (faces.includes('kingpin')) return { team: 'crooked', because: 'kingpin' };
  const team = majority(faces);
  return hasInFront(G, seat, 'planted_evidence')
    ? { team: team === 'honest' ? 'crooked' : 'honest', because: 'planted' }
    : { team, because: 'majority' };
}

function majority(faces: readonly Face[]): Team {
  return faces.filter((face) => face === 'honest').length >= 2 ? 'honest' : 'crooked';
}

/** Lists the players on a side, including eliminated ones. */
export function teamOf(G: State, team: Team): Seat[] {
  return G.seats.filter((seat) => sideOf(G, seat).team === team);
}
