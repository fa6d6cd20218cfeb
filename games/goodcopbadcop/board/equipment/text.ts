import type { HoldWords } from 'hush/board';
import type { Names, Seat } from 'hush/game';
import { EQUIPMENT } from '../../content/equipment';
import type { BagTarget, CardTarget, EquipmentId, Slot, Target, View } from '../../state';
import { tableText, WHY } from '../text';
import { bagOf, cardOf } from './walk';

export const equipText = {
  title: 'Your equipment',
  hold: 'Hold to look',
  tap: 'Tap to look',
  yours: 'Your equipment',
  several: (count: number) => `Your ${count === 2 ? 'two' : count} equipment cards`,
  onPhone: 'On your phone',
  sharedSheet: 'This screen is shared, so your card stays covered here. Use it on your phone.',
  none: 'No equipment',
  noneSub: 'You’re not asked',
  empty: 'You have no equipment. Equip on your turn to draw a card.',
  when: 'When',
  needs: 'Needs',
  after: 'Then',
  afterwards: {
    discard: 'It’s discarded.',
    front: 'It stays face up in front of its player.',
    centre: 'It stays in the middle for the rest of the game.',
    turn: 'It stays in the middle until the turn ends.',
  },
  step: (at: number, of: number) => (of > 1 ? `${at} of ${of}` : null),
  pickCard: (name: string, slot: Slot) => `${name}, card ${slot + 1}`,
  handOf: (name: string) => `${name}’s card in hand`,
  activeOf: (name: string | null, card: EquipmentId) =>
    `${name === null ? 'Your' : `${name}’s`} ${EQUIPMENT[card].name}`,
  receiver: 'Who gets it',
  moving: (bag: Pick<BagTarget, 'from' | 'what'>, names: Names) =>
    bag.what === 'hand' ? `${names(bag.from)}’s hand card` : `${names(bag.from)}’s ${EQUIPMENT[bag.what].name}`,
  you: 'you',
  startAgain: 'Choose again',
  keep: 'Keep it in hand',
  hidden: 'hidden',
  lost: (card: EquipmentId, what: string | null) =>
    `${what ?? 'The pause ended first'}. Your ${EQUIPMENT[card].name} wasn’t used and is still in your hand. Use it if it still helps.`,
  first: (name: string, card: EquipmentId) => `${name} was faster, with ${EQUIPMENT[card].name}`,
  between: 'You can’t use a card right now. You’ll be asked again next time.',
  lacks: (needs: string) => `You can’t use it yet: it needs ${lower(needs)}.`,
  later: (when: string) => `You can’t use it now, only ${lower(when)}.`,
  yourself: 'That’s you',
  notWounded: 'No wounded leader',
  stillIn: 'Still in',
  rules: (name: string) => `${name}: what it does`,
  whatItDoes: 'What it does',
  activeHere: 'In play, for everyone to see.',
  discardTitle: 'Keep one card',
  discardHit: 'A wounded leader draws a card, so you have two.',
  discardWhy: 'The other is discarded, face up. Nobody sees the one you keep.',
  keepThis: (at: number) =>
    at === 0 ? 'Keep the left one' : at === 1 ? 'Keep the right one' : `Keep number ${at + 1}`,
} as const;

const lower = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/**
 * Says what is still needed to use the card, or when it can be used. Returns null if the refusal's own sentence is
 * enough.
 */
export function stuckWords(card: EquipmentId, code: string): string | null {
  const { needs, when } = EQUIPMENT[card];
  if (code === 'requirement-missing' && needs !== null) return equipText.lacks(needs);
  if (code === 'wrong-time') return equipText.later(when);
  return code === 'stale-window' ? equipText.between : null;
}

/** Says in a few words why officer `of` cannot be the card's next target, judging by what all players can see. */
export function officerWords(card: EquipmentId, { table, out }: View, seat: Seat | null, of: Seat): string | null {
  const file = table[of];
  if (card === 'defibrillator') return out.includes(of) ? null : equipText.stillIn;
  if (out.includes(of)) return tableText.outOfGame;
  if (of === seat && (card === 'taser' || card === 'polygraph')) return equipText.yourself;
  if (card === 'polygraph' && file?.active.includes('disguise')) return WHY.disguised ?? null;
  if (card === 'med_kit') return equipText.notWounded;
  return (card === 'k9_unit' || card === 'taser') && !file?.gun ? tableText.noGun : null;
}

/** Labels of the hold button for a player who must choose which of two cards to keep. */
export const holdText: HoldWords = {
  hold: { covered: 'Hold to look at both', open: 'Let go to hide' },
  tap: { covered: 'Tap to look at both', open: 'Tap to hide' },
  shared: equipText.onPhone,
};

/** Returns the label of the button that uses the card, with the card's name and targets. */
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
