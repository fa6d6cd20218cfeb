import { type HoldWords, tableText as held } from 'hush/board';
import { FACE_NAMES } from '../../content/facesText';
import type { Face, Slot } from '../../state';
import { sideOf } from '../sides';

export const learnedText = {
  label: 'What you learned',
  ask: (slot: Slot) => `What is card ${slot + 1}?`,
  how: 'Look when nobody’s watching. You can also find it later in your field notes.',
  is: (name: string, slot: Slot, face: Face) => `${name}, card ${slot + 1}: ${FACE_NAMES[face]}.`,
  mine: (slot: Slot, face: Face) => `Your card ${slot + 1} is now ${FACE_NAMES[face]}.`,
  changed: (slot: Slot) => `Your card ${slot + 1} changed.`,
  turnedUp: 'It’s face up now.',
  onlyYou: 'Only you saw it. Let go and it’s covered again.',
  onlyYours: 'It came through Blackmail. Let go and it’s covered again.',
  inNotes: 'It’s in your notes. Let go and it’s covered again.',
  notYet: (name: string, slot: Slot) => `You haven’t looked at ${name}’s card ${slot + 1} yet`,
  say: (name: string, slot: Slot) => `Say it: I saw ${name}’s card ${slot + 1}…`,
  sayMine: (slot: Slot) => `Say it: my card ${slot + 1} is…`,
  said: (name: string | null, slot: Slot, face: Face) =>
    `You told everyone: ${name === null ? 'my' : `${name}’s`} card ${slot + 1} is ${FACE_NAMES[face]}.`,
  notes: 'Field notes',
  goOn: 'Go on',
  nowAim: 'Now aim',
  first: { title: 'First, the card you looked at.', hint: 'After that, you aim.' },
} as const;

/** Returns the labels of the hold button: "Hold to see Ada's card 2", or "Your card 2 changed: hold to look". */
export function holdWords(isOwn: boolean, name: string, slot: Slot): HoldWords {
  const words = (verb: 'hold' | 'tap') =>
    isOwn
      ? `Your card ${slot + 1} changed: ${verb} to look`
      : `${verb === 'hold' ? 'Hold' : 'Tap'} to see ${name}’s card ${slot + 1}`;
  return {
    ...held.hold,
    hold: { ...held.hold.hold, covered: words('hold') },
    tap: { ...held.hold.tap, covered: words('tap') },
  };
}

/** Says what the three faces mean for an officer's side. A face that this seat does not know is null. */
export function follows(faces: readonly (Face | null)[], isPlanted: boolean): string {
  const known = faces.filter((face) => face !== null);
  if (known.includes('agent')) return 'The Agent is always honest.';
  if (known.includes('kingpin')) return 'The Kingpin is always crooked.';
  if (known.length === faces.length) return `That’s all three cards: this officer is ${sideOf(known, isPlanted).team}.`;
  const [first, second] = known;
  if (first === undefined || first !== second) return 'Their side depends on cards you haven’t seen.';
  const { team } = sideOf(known, isPlanted);
  return `${team === 'honest' ? 'Honest' : 'Crooked'}, unless the third card is a leader.`;
}

export function askWords(isOwn: boolean, slot: Slot): string {
  return isOwn ? learnedText.changed(slot) : learnedText.ask(slot);
}

export function factWords(isOwn: boolean, name: string, slot: Slot, face: Face): string {
  return isOwn ? learnedText.mine(slot, face) : learnedText.is(name, slot, face);
}
