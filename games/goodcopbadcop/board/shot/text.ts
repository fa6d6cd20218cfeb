import type { Person } from 'hush/board';
import { type Names, piecesOf, type Seat, type Sentence, strong, texts } from 'hush/game';
import { FACE_NAMES } from '../../content/facesText';
import type { FiredShot } from './shots';

/** Texts about a shot. A player is a name, or null for the viewer. */
export const shotText = texts('goodcopbadcop.shot', {
  label: 'A shot',
  bang: 'BANG',
  close: 'Got it',
  caption: {
    out: 'A gunshot, close by. A chair falls.',
    wounded: 'A gunshot, close by. Someone’s still breathing.',
    'leader-out': 'A gunshot, close by. Then silence.',
  },
  you: 'you',
  wounded: 'wounded',
  out: 'out',
  shoots: (by: string | null, hit: string | null) =>
    by === null
      ? hit === null
        ? '**You** shoot **yourself**.'
        : `**You** shoot ${hit}.`
      : hit === null
        ? `${by} shoots **you**.`
        : `${by} shoots ${hit}.`,
  aims: (by: string | null, aim: string | null) =>
    by === null ? `**You** shoot at ${aim}.` : aim === null ? `${by} shoots at **you**.` : `${by} shoots at ${aim}.`,
  hits: (hit: string | null) => (hit === null ? 'The bullet hits **you**.' : `The bullet hits ${hit}.`),
  isOut: (name: string | null) => (name === null ? 'Not a leader. You’re out.' : `Not a leader. ${name} is out.`),
  isLeader: (name: string | null, leader: string) =>
    name === null
      ? `You’re the ${leader}. A leader survives the first hit and draws an equipment card.`
      : `${name} is the ${leader}. A leader survives the first hit and draws an equipment card.`,
  isOver: (leader: string) => `The ${leader} was already wounded. It’s over.`,
});

/** Says who shoots whom, such as "Mara shoots Jonah." The viewer is called "you". */
export function whoWords({ by, aim, hit }: FiredShot, seat: Seat | null, names: Names): Sentence {
  const name = (of: Seat) => (of === seat ? null : strong(names(of)));
  if (aim === hit) return piecesOf(shotText.shoots(name(by), name(hit)));
  return piecesOf(`${shotText.aims(name(by), name(aim))} ${shotText.hits(name(hit))}`);
}

/** Describes the result of a shot. Says why the player who was hit is out or still in. */
export function resultWords({ hit, leader, result }: FiredShot, { you }: Pick<Person, 'you'>, names: Names): string {
  const face = leader === null ? '' : FACE_NAMES[leader];
  const name = you ? null : names(hit);
  switch (result) {
    case 'out':
      return shotText.isOut(name);
    case 'wounded':
      return shotText.isLeader(name, face);
    case 'leader-out':
      return shotText.isOver(face);
  }
}
