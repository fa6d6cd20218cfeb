import type { HoldWords } from '#client/board/chrome/HoldButton.tsx';
import type { Names } from '#shared/text.ts';
import { EQUIPMENT } from '../../content/equipment';
import type { BagTarget, CardTarget, EquipmentId, Slot, Target } from '../../state';
import { bagOf, cardOf } from './walk';

export const equipText = {
  title: 'Your equipment',
  hold: 'Hold to look',
  tap: 'Tap to look',
  yours: 'Your equipment',
  several: (count: number) => `Your ${count} cards`,
  onPhone: 'On your phone',
  sharedSheet: 'This screen is shared, so your card stays covered here. Use it on your phone.',
  none: 'No equipment',
  noneSub: 'You are not asked',
  empty: 'You hold no equipment. The action Equip draws a card.',
  when: 'When',
  needs: 'Needs',
  after: 'Then',
  afterwards: {
    discard: 'It goes to the discards.',
    front: 'It stays in front of somebody, for all to see.',
    centre: 'It stays in the middle for the rest of the game.',
    turn: 'It stays in the middle until the turn ends.',
  },
  step: (at: number, of: number) => (of > 1 ? `${at} of ${of}` : null),
  pickCard: (name: string, slot: Slot) => `${name}, card ${slot + 1}`,
  handOf: (name: string) => `${name}, the card in hand`,
  activeOf: (name: string, card: EquipmentId) => `${name}, ${EQUIPMENT[card].name}`,
  receiver: 'Who gets it',
  moving: (bag: Pick<BagTarget, 'from' | 'what'>, names: Names) =>
    bag.what === 'hand' ? `${names(bag.from)}’s hand card` : `${names(bag.from)}’s ${EQUIPMENT[bag.what].name}`,
  you: 'you',
  startAgain: 'Choose again',
  keep: 'Keep it in hand',
  hidden: 'hidden',
  lost: (card: EquipmentId, what: string | null) =>
    `${what ?? 'The table has changed'}. Your ${EQUIPMENT[card].name} did nothing: it is still in your hand. Use it if it still helps.`,
  first: (name: string, card: EquipmentId) => `${name} was first, with ${EQUIPMENT[card].name}`,
  between: 'No card can be used at this very moment. The next window asks you again.',
  rules: (name: string) => `${name}: what it does`,
  whatItDoes: 'What it does',
  activeHere: 'Lies there for everybody to see.',
  discardTitle: 'One card stays in your hand',
  discardWhy: 'The other goes to the discards, face up. Nobody sees which you keep.',
  keepThis: (at: number) =>
    at === 0 ? 'Keep the left one' : at === 1 ? 'Keep the right one' : `Keep number ${at + 1}`,
} as const;

/** For two cards, of which one stays. */
export const holdText: HoldWords = {
  hold: { covered: 'Hold to look at both', open: 'Let go to hide' },
  tap: { covered: 'Tap to look at both', open: 'Tap to hide' },
  shared: equipText.onPhone,
};

/** What the button will do, with the real objects. */
export function usage(card: EquipmentId, targets: readonly Target[], names: Names): string {
  const { name } = EQUIPMENT[card];
  const [first, second] = targets;
  if (first === undefined) return `Use ${name}`;
  const bag = bagOf(first);
  if (bag) return `Move ${equipText.moving(bag, names)} to ${names(bag.to)}`;
  if (card === 'taser' && typeof second === 'string')
    return `Take ${names(String(first))}’s gun, aim at ${names(second)}`;
  if (card === 'blackmail' && targets.length === 2)
    return `Trade ${targets.map((each) => words(each, names)).join(' for ')}`;
  return `Use ${name} on ${targets.map((each) => words(each, names)).join(' and ')}`;
}

function words(target: Target, names: Names): string {
  const card: CardTarget | null = cardOf(target);
  if (card) return `${names(card[0])}’s card ${card[1] + 1}`;
  return typeof target === 'string' ? names(target) : '';
}
