import type { Slot } from '../../state';

export const sheetText = {
  file: (name: string) => `${name}’s file`,
  yours: 'Your file',
  faceUp: 'Face up',
  seenBy: (names: readonly string[]) => `Seen by ${listed(names)}`,
  notSeen: 'Not looked at',
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

function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
