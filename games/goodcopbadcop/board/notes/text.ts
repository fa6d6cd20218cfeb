import type { HoldWords } from '#client/board/chrome/HoldButton.tsx';
import type { SeatView } from '../../state';
import type { RoleOdds } from './odds';

export const notesText = {
  title: 'Field notes',
  sub: 'Kept for you from what you were told. Only you can open it.',
  open: 'What lies open, and who has looked.',
  officer: 'Officer',
  slots: 'Cards 1, 2, 3 and who has looked',
  note: 'Your note',
  adds: 'Adds up to',
  you: 'You',
  youShort: 'you',
  lies: 'open',
  seenBy: (names: readonly string[]) => `Seen by ${names.join(', ')}`,
  back: 'Back to the table',
  write: (name: string) => `Write a note on ${name}`,
  writeTitle: (name: string) => `A note on ${name}`,
  writeLabel: 'What you think, or were told',
  writeHint: 'It stays with your seat. Nobody else gets it.',
  done: 'Done',
  unseen: 'Still unseen by you',
  inPlay: (players: number, honest: number, crooked: number, left: boolean) =>
    `${players} officers: ${honest} Honest, ${crooked} Crooked, Agent, Kingpin. ${left ? 'One was left over, unseen.' : 'All dealt.'}`,
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

/** "armed", "wounded", "out of the game". */
export function stateWords({ out, gun, cards }: SeatView): string {
  if (out) return notesText.out;
  if (cards.some(({ wounded }) => wounded)) return notesText.wounded;
  return gun ? notesText.armed : notesText.unarmed;
}

/** What an officer's cards add up to. */
export function oddsWords({ team, isSure, because }: RoleOdds, isYou: boolean): string {
  if (team === null) return 'Nothing known';
  const side = team === 'honest' ? 'Honest' : 'Crooked';
  if (!isSure) return `Leans ${side.toLowerCase()}`;
  if (because === 'planted') return `${side} by Planted Evidence`;
  if (because === 'agent' || because === 'kingpin') return `${side} leader`;
  return isYou ? side : `${side}, sure`;
}
