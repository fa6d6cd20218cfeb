import { type Names, readBy, type Seat, standing } from 'hush/game';
import { cardOf, isOfCard } from '../../claims';
import { contradictions } from '../../contradictions';
import { type Claim, knownFace, type Own, type View } from '../../state';
import { claimWords } from '../../text';
import { notesText } from './text';

/** A claim in the field notes. */
export interface Saying {
  n: number;
  words: string;
  /**
   * True if the claim contradicts public facts, another claim or, while the notes are uncovered, a card that the player
   * knows.
   */
  isUnfit: boolean;
}

/**
 * Lists the claims about officer `of` that were not retracted. `held` is the private part of the view, or null while it
 * is covered.
 */
export function saidOf(view: View, of: Seat, seat: Seat | null, held: Own | null, names: Names): Saying[] {
  const clashing = new Set(contradictions(view).flatMap(({ claims }) => claims));
  const isKnownFalse = (claim: Claim) => {
    if (held === null || !isOfCard(claim)) return false;
    const face = knownFace({ ...view, me: held }, seat, cardOf(claim.subject));
    return face !== null && face !== claim.kind;
  };
  const readers = readBy(names, seat);
  return standing(view.claims)
    .filter((claim) => aboutWhom(claim) === of)
    .map((claim) => ({
      n: claim.n,
      words: notesText.quote(claim.by === seat ? notesText.you : names(claim.by), claimWords(claim, readers)),
      isUnfit: clashing.has(claim.n) || isKnownFalse(claim),
    }));
}

function aboutWhom(claim: Claim): Seat {
  if (isOfCard(claim)) return cardOf(claim.subject).seat;
  return claim.kind === 'suspicion' ? claim.subject : claim.by;
}
