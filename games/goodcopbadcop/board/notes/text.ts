import type { HoldWords } from 'hush/board';
import type { SeatView } from '../../state';
import type { RoleOdds } from './odds';

export const notesText = {
  title: 'Field notes',
  sub: 'Everything you’ve learned so far. Only you can open them.',
  open: 'What’s face up, and who has looked.',
  officer: 'Officer',
  slots: 'Cards 1, 2, 3 and who has looked',
  note: 'Your note',
  adds: 'Adds up to',
  you: 'You',
  youShort: 'you',
  lies: 'face up',
  seenBy: (names: readonly string[]) => `Seen by ${names.join(', ')}`,
  said: (name: string) => `What was said about ${name}`,
  quote: (name: string, words: string) => `${name}: “${words}”`,
  unfit: 'doesn’t fit',
  back: 'Back to the table',
  writeShort: 'Write a note',
  write: (name: string) => `Write a note on ${name}`,
  writeTitle: (name: string) => `A note on ${name}`,
  writeLabel: 'What you think, or heard',
  writeHint: 'It stays with your seat. Nobody else sees it.',
  done: 'Done',
  unseen: 'You haven’t seen it yet',
  inPlay: (players: number, honest: number, crooked: number, left: boolean) =>
    `${players} officers: ${honest} Honest, ${crooked} Crooked, Agent, Kingpin. ${left ? 'One wasn’t dealt.' : 'All dealt.'}`,
  unarmed: 'unarmed',
  armed: 'armed',
  out: 'out of the game',
  wounded: 'wounded',
} as const;

export const holdText: HoldWords = {
  hold: { covered: 'Hold to uncover', open: 'Let go to cover' },
  tap: { covered: 'Tap to uncover', open: 'Tap to cover' },
  shared: 'On your phone',
};

/** Describes an officer's state, such as "armed", "wounded" or "out of the game". */
export function stateWords({ out, gun, cards }: SeatView): string {
  if (out) return notesText.out;
  if (cards.some(({ wounded }) => wounded)) return notesText.wounded;
  return gun ? notesText.armed : notesText.unarmed;
}

/** Describes an officer's side as far as it is known. */
export function oddsWords({ team, isSure, because, isBlank }: RoleOdds, isYou: boolean): string {
  if (team === null) return isBlank ? 'Nothing known' : 'Could be either';
  const side = isSure ? (team === 'honest' ? 'Honest' : 'Crooked') : `Leans ${team}`;
  if (because === 'planted') return `${side} by Planted Evidence`;
  if (!isSure) return side;
  if (because === 'agent' || because === 'kingpin') return `${side} leader`;
  return isYou ? side : `Known ${side.toLowerCase()}`;
}
