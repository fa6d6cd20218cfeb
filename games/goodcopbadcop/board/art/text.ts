import { texts } from 'hush/game';
import { FACE_NAMES } from '../../content/facesText';
import type { Face } from '../../state';

interface CardState {
  secret: Face | null;
  seen: boolean | undefined;
  wounded: boolean | undefined;
}

export const artText = texts('goodcopbadcop.art', {
  seen: 'You’ve seen this card',
  open: (slot: number, face: string, isWounded: boolean) =>
    isWounded ? `Card ${slot}: ${face}, face up, wounded` : `Card ${slot}: ${face}, face up`,
  secret: (slot: number, face: string, isWounded: boolean) =>
    isWounded ? `Card ${slot}: ${face}, for your eyes only, wounded` : `Card ${slot}: ${face}, for your eyes only`,
  hiddenSeen: (slot: number, isWounded: boolean) =>
    isWounded ? `Card ${slot}: hidden, you have seen it, wounded` : `Card ${slot}: hidden, you have seen it`,
  hidden: (slot: number, isWounded: boolean) => (isWounded ? `Card ${slot}: hidden, wounded` : `Card ${slot}: hidden`),
  hand: (count: number) => (count === 1 ? 'One equipment card in hand' : `${count} equipment cards in hand`),
  active: (name: string) => `${name}, in play`,
  inPlay: 'In play',
});

/** Returns the accessible label of a card. */
export function cardLabel(slot: number, open: Face | null, { secret, seen, wounded = false }: CardState): string {
  const n = slot + 1;
  if (open) return artText.open(n, FACE_NAMES[open], wounded);
  if (secret) return artText.secret(n, FACE_NAMES[secret], wounded);
  return seen ? artText.hiddenSeen(n, wounded) : artText.hidden(n, wounded);
}
