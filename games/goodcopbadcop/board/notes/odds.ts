import type { Seat } from 'hush/game';
import { facesFor } from '../../content/integrity';
import { type Allegiance, type Face, knownFace, SLOTS, type Team, type View } from '../../state';
import { sideOf } from '../sides';

/**
 * Lists the faces of an officer's cards that seat `me` knows: face-up cards, its own cards, and cards that it has
 * looked at.
 */
export function facesOf(view: View, seat: Seat, me: Seat | null): Face[] {
  return SLOTS.map((slot) => knownFace(view, me, { seat, slot })).filter((face) => face !== null);
}

export type Counts = Readonly<Record<Face, number>>;

/**
 * Counts, for each face, the cards that seat `me` has not seen. This includes the card that was left over in the deal.
 */
export function unseen(view: View, me: Seat | null): Counts {
  const left: Record<Face, number> = { honest: 0, crooked: 0, agent: 0, kingpin: 0 };
  for (const face of facesFor(view.seats.length)) left[face] += 1;
  for (const seat of view.seats) {
    for (const face of facesOf(view, seat, me)) left[face] -= 1;
  }
  return left;
}

/** An officer's side, as far as a seat can know it. */
export interface RoleOdds {
  /** The side that the known cards speak for, or null if they speak for neither. */
  team: Team | null;
  /** True if no unseen card could change the side. */
  isSure: boolean;
  because: Allegiance;
  /** True if no card of the officer is known. */
  isBlank: boolean;
}

/**
 * Works out an officer's side by going through all faces that the officer's hidden cards could have. If more than one
 * side is possible, the majority of the known cards decides, so that the side follows from the cards in the notes.
 */
export function oddsOf(view: View, seat: Seat, me: Seat | null): RoleOdds {
  const known = facesOf(view, seat, me);
  const planted = view.table[seat]?.active.includes('planted_evidence') === true;
  const sides = completions(known, SLOTS.length - known.length, unseen(view, me)).map((faces) =>
    sideOf(faces, planted),
  );
  const [first] = sides;
  const reasons = new Set(sides.map(({ because }) => because));
  const because = reasons.size === 1 && first ? first.because : planted ? 'planted' : 'majority';
  const isBlank = known.length === 0;
  if (first && sides.every(({ team }) => team === first.team)) {
    return { team: first.team, isSure: true, because, isBlank };
  }
  const honest = known.filter((face) => face === 'honest').length;
  const isEven = honest * 2 === known.length;
  return { team: isEven ? null : sideOf(known, planted).team, isSure: false, because, isBlank };
}

/**
 * Lists all combinations of faces for the hidden slots. Leaves out those with both leaders, because a player who gets
 * both leaders wins immediately.
 */
function completions(known: readonly Face[], missing: number, left: Counts): Face[][] {
  if (missing === 0) return [[...known]];
  return (Object.keys(left) as Face[])
    .filter((face) => left[face] > 0 && !isBothLeaders(known, face))
    .flatMap((face) => completions([...known, face], missing - 1, { ...left, [face]: left[face] - 1 }));
}

function isBothLeaders(known: readonly Face[], face: Face): boolean {
  return (face === 'agent' && known.includes('kingpin')) || (face === 'kingpin' && known.includes('agent'));
}
