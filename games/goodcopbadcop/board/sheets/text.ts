import type { Names, Seat, Viewer } from 'hush/game';
import type { Slot, View } from '../../state';

export const sheetText = {
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
  youCap: 'You',
  youAim: (name: string) => `You aim at ${name}.`,
  turn: (turn: number) => (turn > 0 ? `Turn ${turn}` : 'Before'),
  looked: (by: string, whose: string, slot: Slot) => `${by} looked at ${whose} ${slot + 1}.`,
  yourCard: 'your card',
  cardOf: (name: string) => `${name}, card`,
  discards: 'Discards',
  deckLeft: (deck: number) =>
    deck === 1 ? 'One card is left in the equipment deck.' : `${deck} cards are left in the equipment deck.`,
} as const;

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

function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
