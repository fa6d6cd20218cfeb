import { type HoldWords, tableText as held } from 'hush/board';
import { texts } from 'hush/game';
import { FACE_NAMES } from '../../content/facesText';
import type { Face, Slot } from '../../state';
import { sideOf } from '../sides';

export const learnedText = texts('goodcopbadcop.learned', {
  label: 'What you learned',
  ask: (card: number) => `What is card ${card}?`,
  how: 'Look when nobody’s watching. You can also find it later in your field notes.',
  is: (name: string, card: number, face: string) => `${name}, card ${card}: ${face}.`,
  mine: (card: number, face: string) => `Your card ${card} is now ${face}.`,
  changed: (card: number) => `Your card ${card} changed.`,
  turnedUp: 'This card is face up now.',
  onlyYou: 'Only you can see this card. Let go to cover it again.',
  onlyYours: 'Blackmail put this card in your file. Let go to cover it again.',
  inNotes: 'Now in your notes. Let go to cover the card again.',
  notYet: (name: string, card: number) => `You haven’t looked at ${name}’s card ${card} yet`,
  say: (name: string, card: number) => `Say it: I saw ${name}’s card ${card}…`,
  sayMine: (card: number) => `Say it: my card ${card} is…`,
  notes: 'Field notes',
  done: 'Done',
  nowAim: 'Now aim',
  first: { title: 'First, the card you looked at.', hint: 'After that, you aim.' },
  /** The button that shows the card. */
  hold: {
    changed: (card: number) => `Your card ${card} changed: hold to look`,
    see: (name: string, card: number) => `Hold to see ${name}’s card ${card}`,
  },
  tap: {
    changed: (card: number) => `Your card ${card} changed: tap to look`,
    see: (name: string, card: number) => `Tap to see ${name}’s card ${card}`,
  },
  /** The meaning of an officer's cards for the side. */
  agent: 'The Agent is always honest.',
  kingpin: 'The Kingpin is always crooked.',
  allThree: {
    honest: 'That’s all three cards: this officer is honest.',
    crooked: 'That’s all three cards: this officer is crooked.',
  },
  unless: {
    honest: 'Honest, unless the third card is a leader.',
    crooked: 'Crooked, unless the third card is a leader.',
  },
  open: 'Their side depends on cards you haven’t seen.',
});

/** Returns the labels of the hold button: "Hold to see Ada's card 2", or "Your card 2 changed: hold to look". */
export function holdWords(isOwn: boolean, name: string, slot: Slot): HoldWords {
  const words = (verb: 'hold' | 'tap') =>
    isOwn ? learnedText[verb].changed(slot + 1) : learnedText[verb].see(name, slot + 1);
  return {
    ...held.hold,
    hold: { ...held.hold.hold, covered: words('hold') },
    tap: { ...held.hold.tap, covered: words('tap') },
  };
}

/** Says what the three faces mean for an officer's side. A face that this seat does not know is null. */
export function follows(faces: readonly (Face | null)[], isPlanted: boolean): string {
  const known = faces.filter((face) => face !== null);
  if (known.includes('agent')) return learnedText.agent;
  if (known.includes('kingpin')) return learnedText.kingpin;
  if (known.length === faces.length) return learnedText.allThree[sideOf(known, isPlanted).team];
  const [first, second] = known;
  if (first === undefined || first !== second) return learnedText.open;
  return learnedText.unless[sideOf(known, isPlanted).team];
}

export function askWords(isOwn: boolean, slot: Slot): string {
  return isOwn ? learnedText.changed(slot + 1) : learnedText.ask(slot + 1);
}

export function factWords(isOwn: boolean, name: string, slot: Slot, face: Face): string {
  const words = FACE_NAMES[face];
  return isOwn ? learnedText.mine(slot + 1, words) : learnedText.is(name, slot + 1, words);
}
