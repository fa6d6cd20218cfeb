import { listed, type Names, type Seat, texts, type Viewer } from 'hush/game';
import type { Slot, View } from '../../state';

export const sheetText = texts('goodcopbadcop.sheets', {
  file: (name: string) => `${name}’s file`,
  yours: 'Your file',
  faceUp: 'Face up',
  seenBy: (names: readonly string[]) => `Seen by ${listed(names)}`,
  notSeen: 'You haven’t looked at it',
  onlyYou: 'Only you’ve seen it',
  looks: 'Who looked at what',
  noLooks: 'Nobody has looked at these cards.',
  hand: (count: number) =>
    count === 0
      ? 'No equipment in hand.'
      : count === 1
        ? 'One equipment card in hand.'
        : `${count} equipment cards in hand.`,
  actions: 'What you can do here',
  shoot: (name: string) => `Shoot ${name}`,
  arm: (name: string) => `Take a gun, aim at ${name}`,
  cards: 'Integrity cards',
  pickOne: 'Pick one of the three cards.',
  faceUpWounded: 'Face up, wounded',
  you: 'you',
  youAim: (name: string) => `You aim at ${name}.`,
  turn: (turn: number) => (turn === 0 ? 'Before' : `Turn ${turn}`),
  /** A look at a card. A player is a name, or null for the reader. */
  looked: (by: string | null, at: string | null, card: number) =>
    by === null
      ? `You looked at ${at}, card ${card}.`
      : at === null
        ? `${by} looked at your card ${card}.`
        : `${by} looked at ${at}, card ${card}.`,
  discards: 'Discards',
  deckLeft: (deck: number) =>
    deck === 1 ? 'One card is left in the equipment deck.' : `${deck} cards are left in the equipment deck.`,
});

/** Returns a line with the public facts about one card: that it is face up, or who has looked at it. */
export function slotNote(view: View, seat: Viewer, of: Seat, slot: Slot, names: Names): string {
  const card = view.table[of]?.cards[slot];
  if (!card) return '';
  if (card.face !== null) return card.wounded ? sheetText.faceUpWounded : sheetText.faceUp;
  const others = card.knownBy.filter((by) => by !== of && by !== seat).map(names);
  const seers = [...(of !== seat && seat !== null && card.knownBy.includes(seat) ? [sheetText.you] : []), ...others];
  if (seers.length > 0) return sheetText.seenBy(seers);
  return of === seat ? sheetText.onlyYou : sheetText.notSeen;
}
