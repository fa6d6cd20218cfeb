import type { Seat } from '../../../../shared/ids';
import type { Names } from '../../../../shared/text';
import type { Slot, View } from '../../state';
import { sheetText } from './text';

/** What everybody knows of one card, in a line: open, or who has seen it. */
export function slotNote(view: View, seat: Seat | null, of: Seat, names: Names): (slot: Slot) => string {
  return (slot) => {
    const card = view.table[of]?.cards[slot];
    if (!card) return '';
    if (card.face !== null) return card.wounded ? sheetText.faceUpWounded : sheetText.faceUp;
    const others = card.knownBy.filter((by) => by !== of && by !== seat).map(names);
    const seers = [...(of !== seat && seat !== null && card.knownBy.includes(seat) ? [sheetText.you] : []), ...others];
    return seers.length > 0 ? sheetText.seenBy(seers) : sheetText.notSeen;
  };
}
