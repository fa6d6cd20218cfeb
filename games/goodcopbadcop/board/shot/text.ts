import type { Person } from 'hush/board';
import { type Names, type Seat, type Sentence, sentence } from 'hush/game';
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

/** Says who shoots whom, such as "Mara shoots Jonah." The viewer is called "you". */
export function whoWords({ by, aim, hit }: FiredShot, seat: Seat | null, named: Names): Sentence {
  const names = (of: Seat) => (of === seat ? shotText.you : named(of));
  if (by === seat && aim === hit) return sentence`${'You'} shoot ${names(hit)}.`;
  if (by === seat) return sentence`${'You'} shoot at ${names(aim)}. The bullet hits ${names(hit)}.`;
  if (aim === hit) return sentence`${names(by)} shoots ${names(hit)}.`;
  return sentence`${names(by)} shoots at ${names(aim)}. The bullet hits ${names(hit)}.`;
}

/** Describes the result of a shot. Says why the player who was hit is out or still in. */
export function resultWords({ hit, leader, result }: FiredShot, { you }: Pick<Person, 'you'>, names: Names): string {
  const face = leader === null ? '' : FACE_NAMES[leader];
  const hitIs = you ? 'You’re' : `${names(hit)} is`;
  switch (result) {
    case 'out':
      return `Not a leader. ${hitIs} out.`;
    case 'wounded':
      return `${hitIs} the ${face}. A leader survives one hit, not two, and draws equipment.`;
    case 'leader-out':
      return `The ${face} was already wounded. It’s over.`;
  }
}
