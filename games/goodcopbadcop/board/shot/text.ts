import type { Sentence } from '#shared/text.ts';
import { type Names, sentence } from '#shared/text.ts';
import { FACE_NAMES } from '../../content/integrity';
import type { FiredShot } from './shots';

export const shotText = {
  label: 'A shot',
  bang: 'BANG',
  goOn: 'Go on',
  caption: {
    out: 'A gunshot, close by. A chair falls.',
    wounded: 'A gunshot, close by. Someone’s still breathing.',
    'leader-out': 'A gunshot, close by. Then silence.',
  },
  you: 'you',
  wounded: 'wounded',
  out: 'out',
} as const;

/** Says who shoots whom: "Mara shoots Jonah." */
export function whoWords({ by, aim, hit }: FiredShot, names: Names): Sentence {
  if (aim === hit) return sentence`${names(by)} shoots ${names(hit)}.`;
  return sentence`${names(by)} shoots at ${names(aim)}. The bullet hits ${names(hit)}.`;
}

/** Describes the result of the shot. */
export function resultWords({ hit, leader, result }: FiredShot, names: Names): string {
  const face = leader === null ? '' : FACE_NAMES[leader];
  switch (result) {
    case 'out':
      return `Not a leader. ${names(hit)} is out.`;
    case 'wounded':
      return `${names(hit)} is the ${face}. Wounded, but still in.`;
    case 'leader-out':
      return `The ${face} was already wounded. It’s over.`;
  }
}
