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
  /** The likelier side, or null if no card of the officer is known. */
  team: Team | null;
  /** True if no unseen card could change the side. */
  isSure: boolean;
  /** The reason for the side, if `isSure` is true. */
  because: Allegiance;
}

/** Works out an officer's side by going through all faces that the officer's hidden cards could have. */
export function oddsOf(view: View, seat: Seat, me: Seat | null): RoleOdds {
  const known = facesOf(view, seat, me);
  const planted = view.table[seat]?.active.includes('planted_evidence') === true;
  const worlds = completions(known, SLOTS.length - known.length, unseen(view, me));
  const sides = worlds.map(({ faces: whole, weight }) => ({ ...sideOf(whole, planted), weight }));
  const honest = weigh(sides, 'honest');
  const crooked = weigh(sides, 'crooked');
  const team: Team = honest >= crooked ? 'honest' : 'crooked';
  const isSure = honest === 0 || crooked === 0;
  const reasons = new Set(sides.map(({ because }) => because));
  const because = reasons.size === 1 ? (sides[0]?.because ?? 'majority') : planted ? 'planted' : 'majority';
  return { team: known.length === 0 && !isSure ? null : team, isSure, because };
}

interface World {
  faces: Face[];
  /** Number of ways to draw these faces from the unseen cards. */
  weight: number;
}

/**
 * Lists all combinations of faces for the hidden slots. Leaves out those with both leaders, because a player who gets
 * both leaders wins immediately.
 */
function completions(known: readonly Face[], missing: number, left: Counts): World[] {
  if (missing === 0) return [{ faces: [...known], weight: 1 }];
  return (Object.keys(left) as Face[]).flatMap((face) => {
    const count = left[face];
    if (count <= 0 || isBothLeaders(known, face)) return [];
    return completions([...known, face], missing - 1, { ...left, [face]: count - 1 }).map((world) => ({
      ...world,
      weight: world.weight * count,
    }));
  });
}

function isBothLeaders(known: readonly Face[], face: Face): boolean {
  return (face === 'agent' && known.includes('kingpin')) || (face === 'kingpin' && known.includes('agent'));
}

function weigh(sides: readonly { team: Team; weight: number }[], team: Team): number {
  return sides.filter((side) => side.team === team).reduce((sum, { weight }) => sum + weight, 0);
}
