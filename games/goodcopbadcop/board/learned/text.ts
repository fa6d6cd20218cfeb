import type { HoldWords } from '#client/board/chrome/HoldButton.tsx';
import { text as held } from '#client/board/chrome/text.ts';
import { FACE_NAMES } from '../../content/integrity';
import type { Face, Slot } from '../../state';
import { sideOf } from '../sides';

const covered = 'Hold to see what you learned';

export const learnedText = {
  label: 'What you learned',
  ask: (slot: Slot) => `What is on card ${slot + 1}?`,
  how: 'Look when nobody is watching. It’s in your field notes either way.',
  is: (name: string, slot: Slot, face: Face) => `${name}, card ${slot + 1}: ${FACE_NAMES[face]}.`,
  notYet: (name: string, slot: Slot) => `You haven’t looked yet: ${name}, card ${slot + 1}`,
  notes: 'Field notes',
  goOn: 'Go on',
} as const;

export const holdWords: HoldWords = {
  ...held.hold,
  hold: { ...held.hold.hold, covered },
  tap: { ...held.hold.tap, covered: 'Tap to see what you learned' },
};

/** The conclusion about an officer's side from the three faces, which are null if unknown. */
export function follows(faces: readonly (Face | null)[], isPlanted: boolean): string {
  const known = faces.filter((face) => face !== null);
  if (known.includes('agent')) return 'The Agent is always honest.';
  if (known.includes('kingpin')) return 'The Kingpin is always crooked.';
  if (known.length === faces.length) return `That’s all three cards: this officer is ${sideOf(known, isPlanted).team}.`;
  const [first, second] = known;
  if (first === undefined || first !== second) return 'The side depends on the cards you haven’t seen.';
  const { team } = sideOf(known, isPlanted);
  return `${team === 'honest' ? 'Honest' : 'Crooked'}, unless the third card is a leader.`;
}
