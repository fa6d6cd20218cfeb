import type { HoldWords } from 'hush/board';
import { commaList, texts } from 'hush/game';
import type { SeatView } from '../../state';
import type { RoleOdds } from './odds';

export const notesText = texts('goodcopbadcop.notes', {
  title: 'Field notes',
  sub: 'Everything you’ve learned so far. Only you can open your notes.',
  open: 'What’s face up, and who has looked.',
  officer: 'Officer',
  slots: 'Cards 1, 2, 3 and who has looked',
  note: 'Your note',
  adds: 'Adds up to',
  you: 'You',
  youShort: 'you',
  lies: 'face up',
  seenBy: (names: readonly string[]) => `Seen by ${commaList(names)}`,
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
  unseen: 'Cards you haven’t seen',
  inPlay: (honest: number, crooked: number, left: boolean) =>
    left
      ? `The deck: ${honest} Honest, ${crooked} Crooked, one Agent, one Kingpin. One card wasn’t dealt.`
      : `The deck: ${honest} Honest, ${crooked} Crooked, one Agent, one Kingpin. All of them were dealt.`,
  unarmed: 'no gun',
  armed: 'armed',
  out: 'out of the game',
  wounded: 'wounded',
  hold: { covered: 'Hold to uncover', open: 'Let go to cover' },
  tap: { covered: 'Tap to uncover', open: 'Tap to cover' },
  onPhone: 'On your phone',
  /** An officer's side, as far as it is known. */
  nothing: 'Nothing known',
  either: 'Could be either',
  honest: {
    sure: 'Honest',
    known: 'Known honest',
    leader: 'Honest leader',
    planted: 'Honest by Planted Evidence',
    leans: 'Leans honest',
    leansPlanted: 'Leans honest by Planted Evidence',
  },
  crooked: {
    sure: 'Crooked',
    known: 'Known crooked',
    leader: 'Crooked leader',
    planted: 'Crooked by Planted Evidence',
    leans: 'Leans crooked',
    leansPlanted: 'Leans crooked by Planted Evidence',
  },
});

export const holdText: HoldWords = {
  hold: notesText.hold,
  tap: notesText.tap,
  shared: notesText.onPhone,
};

/** Describes an officer's state, such as "armed", "wounded" or "out of the game". */
export function stateWords({ out, gun, cards }: SeatView): string {
  if (out) return notesText.out;
  if (cards.some(({ wounded }) => wounded)) return notesText.wounded;
  return gun ? notesText.armed : notesText.unarmed;
}

/** Describes an officer's side as far as it is known. */
export function oddsWords({ team, isSure, because, isBlank }: RoleOdds, isYou: boolean): string {
  if (team === null) return isBlank ? notesText.nothing : notesText.either;
  const { sure, known, leader, planted, leans, leansPlanted } = notesText[team];
  if (because === 'planted') return isSure ? planted : leansPlanted;
  if (!isSure) return leans;
  if (because === 'agent' || because === 'kingpin') return leader;
  return isYou ? sure : known;
}
