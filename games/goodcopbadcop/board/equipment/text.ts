import type { HoldWords } from 'hush/board';
import { listed, type Names, type Seat, texts } from 'hush/game';
import { EQUIPMENT } from '../../content/equipment';
import { EQUIPMENT_TEXT } from '../../content/equipmentText';
import type { EquipmentId, Target, View } from '../../state';
import { equipmentName } from '../../text';
import { tableText, WHY } from '../text';
import { bagOf, cardOf } from './walk';

export const equipText = texts('goodcopbadcop.equipment', {
  title: 'Your equipment',
  hold: 'Hold to look',
  tap: 'Tap to look',
  yours: 'Your equipment',
  several: (count: number) => (count === 2 ? 'Your two equipment cards' : `Your ${count} equipment cards`),
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
  step: (at: number, of: number) => `${at} of ${of}`,
  pickCard: (name: string, card: number) => `${name}, card ${card}`,
  handOf: (name: string) => `${name}’s card in hand`,
  activeOf: (name: string | null, card: string) => (name === null ? `Your ${card}` : `${name}’s ${card}`),
  receiver: 'Who gets it',
  you: 'you',
  startAgain: 'Choose again',
  keep: 'Keep it in hand',
  hidden: 'hidden',
  late: 'The pause ended first.',
  faster: (name: string, card: string) => `${name} was faster, with ${card}.`,
  lost: (card: string) => `Your ${card} wasn’t used and is still in your hand. Use it if it still helps.`,
  between: 'You can’t use a card right now. You’ll be asked again next time.',
  lacks: (needs: string) => `You can’t use it yet: it needs ${needs}.`,
  /** When a card can be used, and what is said at another time. */
  times: { any: 'At any time', ownTurn: 'On your own turn', shot: 'When someone shoots' },
  later: {
    any: 'You can’t use it now, only at any time.',
    ownTurn: 'You can’t use it now, only on your own turn.',
    shot: 'You can’t use it now, only when someone shoots.',
  },
  yourself: 'That’s you',
  notWounded: 'No wounded leader',
  stillIn: 'Still in',
  rules: (name: string) => `${name}: what it does`,
  whatItDoes: 'What it does',
  activeHere: 'In play, for everyone to see.',
  discardTitle: 'Keep one card',
  discardHit: 'A wounded leader draws a card, so you have two.',
  discardWhy: 'The other is discarded, face up. Nobody sees the one you keep.',
  keepThis: (number: number) =>
    number === 1 ? 'Keep the left one' : number === 2 ? 'Keep the right one' : `Keep number ${number}`,
  holdBoth: { covered: 'Hold to look at both', open: 'Let go to hide' },
  tapBoth: { covered: 'Tap to look at both', open: 'Tap to hide' },
  /** The button that uses a card. */
  used: (card: string) => `Use ${card}`,
  usedOn: (card: string, targets: readonly string[]) => `Use ${card} on ${listed(targets)}`,
  cardOf: (name: string, card: number) => `${name}’s card ${card}`,
  trade: (one: string, other: string) => `Trade ${one} for ${other}`,
  takeGun: (name: string, at: string) => `Take ${name}’s gun, aim at ${at}`,
  moveHand: (name: string, to: string) => `Move ${name}’s hand card to ${to}`,
  moveCard: (name: string, card: string, to: string) => `Move ${name}’s ${card} to ${to}`,
});

/**
 * Says what is still needed to use the card, or when it can be used. Returns null if the refusal's own sentence is
 * enough.
 */
export function stuckWords(card: EquipmentId, code: string): string | null {
  const { needs } = EQUIPMENT_TEXT[card];
  if (code === 'requirement-missing' && needs !== '') return equipText.lacks(needs);
  if (code === 'wrong-time') return equipText.later[EQUIPMENT[card].timing];
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
  hold: equipText.holdBoth,
  tap: equipText.tapBoth,
  shared: equipText.onPhone,
};

/** Returns the label of the button that uses the card, with the card's name and targets. */
export function usage(card: EquipmentId, targets: readonly Target[], names: Names): string {
  const name = equipmentName(card);
  const [first, second] = targets;
  if (first === undefined) return equipText.used(name);
  const bag = bagOf(first);
  if (bag) {
    const { from, what, to } = bag;
    if (what === 'hand') return equipText.moveHand(names(from), names(to));
    return equipText.moveCard(names(from), equipmentName(what), names(to));
  }
  if (card === 'taser' && typeof second === 'string') return equipText.takeGun(names(String(first)), names(second));
  if (card === 'blackmail' && second !== undefined) return equipText.trade(words(first, names), words(second, names));
  return equipText.usedOn(
    name,
    targets.map((each) => words(each, names)),
  );
}

function words(target: Target, names: Names): string {
  const card = cardOf(target);
  if (card) return equipText.cardOf(names(card[0]), card[1] + 1);
  return typeof target === 'string' ? names(target) : '';
}
