import { FACE_NAMES } from '../../content/integrity';
import type { Face } from '../../state';

interface CardState {
  secret: Face | null;
  seen: boolean | undefined;
  wounded: boolean | undefined;
}

export const artText = {
  seen: 'You’ve seen this card',
  /** Returns the accessible label of a card. */
  card(slot: number, open: Face | null, { secret, seen, wounded }: CardState): string {
    const face = open
      ? `${FACE_NAMES[open]}, face up`
      : secret
        ? `${FACE_NAMES[secret]}, for your eyes only`
        : 'hidden';
    return `Card ${slot + 1}: ${face}${seen && !open && !secret ? ', you have seen it' : ''}${wounded ? ', wounded' : ''}`;
  },
  hand: (count: number) => (count === 1 ? 'One equipment card in hand' : `${count} equipment cards in hand`),
  active: (name: string) => `${name}, in play`,
  evidence: 'Evidence',
} as const;
