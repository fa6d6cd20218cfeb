import type { HoldWords } from '#client/board/chrome/HoldButton.tsx';
import { text as held } from '#client/board/chrome/text.ts';
import { FACE_NAMES } from '../../content/integrity';
import type { Face, Slot } from '../../state';
import { sideOf } from '../sides';

const covered = 'Hold to see what you learned';

export const learnedText = {
  label: 'What you learned',
  ask: (slot: Slot) => `What is on card ${slot + 1}?`,
  how: 'Look when nobody looks over your shoulder. It is in your field notes either way.',
  is: (name: string, slot: Slot, face: Face) => `${name}, card ${slot + 1}: ${FACE_NAMES[face]}.`,
  notYet: (name: string, slot: Slot) => `You have not looked yet: ${name}, card ${slot + 1}`,
  notes: 'Field notes',
  goOn: 'Go on',
} as const;

export const holdWords: HoldWords = {
  ...held.hold,
  hold: { ...held.hold.hold, covered },
  tap: { ...held.hold.tap, covered: 'Tap to see what you learned' },
};

/** What follows for somebody's side from the faces one knows of the three; null: one does not know it. */
export function follows(faces: readonly (Face | null)[], isPlanted: boolean): string {
  const known = faces.filter((face) => face !== null);
  if (known.includes('agent')) return 'The Agent is honest, whatever the other cards say.';
  if (known.includes('kingpin')) return 'The Kingpin is crooked, whatever the other cards say.';
  if (known.length === faces.length) return `All three are known: on the ${sideOf(known, isPlanted).team} side.`;
  const [first, second] = known;
  if (first === undefined || first !== second) return 'The cards you do not know decide the side.';
  const { team } = sideOf(known, isPlanted);
  return `On the ${team} side, unless the third card is a leader.`;
}
