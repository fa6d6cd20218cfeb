import type { Turn } from '../../state';
import { counted } from '../words';

const ROWS = ['top', 'bottom'] as const;

export const codesText = {
  yours: 'Your codes',
  what: 'at your codes',
  code: (at: number) => `Code ${'AB'[at] ?? at + 1}`,
  hold: { hold: 'Hold to look', tap: 'Tap to look' },
  gap: 'No code here',
  covered: 'Hold to check your codes.',
  sharedScreen: 'Your codes stay covered on a shared screen.',
  noCodes: 'You have no codes.',
  reads: (digits: readonly number[], row: 0 | 1) => `${digits.join(' ')} is in the ${ROWS[row]} row.`,
  readsHere: (row: 0 | 1) => `In the ${ROWS[row]} row`,
  readsNot: (digits: readonly number[]) => `${digits.join(' ')} isn’t on the Decoder yet.`,
  claim: (at: number) => `Claim code ${'AB'[at] ?? at + 1}`,
  claimOver: 'You’ve drawn: no more claims this turn.',
  done: 'Done',
  undo: 'Undo',
  decks: 'New codes come from',
  deck: { 0: 'Left deck', 1: 'Right deck' },
  top: (equipment: string) => `${equipment} on top`,
  emptyDeck: 'Empty',
  draw: 'Draw from the',
  steps: { swap: 'Swap', cover: 'Cover', claim: 'Claim', draw: 'Draw' } satisfies Record<Turn['part'], string>,
  stepsLabel: 'The four parts of your turn',
  count: (part: Turn['part'], count: number) => (count === 0 ? '' : COUNTS[part](count)),
  tray: 'Pick a die, then the tile it covers.',
  trayPicked: (face: number) => `The ${face} covers the tile you tap.`,
  noDice: 'You have no dice on the Decoder.',
  die: (face: number) => `Decoder die ${face}`,
  coveredBy: (whose: string, face: number) => `covered by ${whose} ${face}`,
  your: 'your',
  theirs: (name: string) => `${name}’s`,
  swapHow: 'Tap two tiles to swap them.',
  swapWith: 'Now tap the second tile.',
  swapAgain: 'As the Cryptographer, you may swap again, with one of the two tiles.',
  cards: 'Use a card',
  queue: 'In turn order',
  now: 'breaking now',
  youNow: 'your turn',
  past: 'done',
  broke: (count: number) => (count === 1 ? 'breaks one code' : `breaks ${count} codes`),
  waiting: (dice: number) =>
    dice === 0 ? 'no dice on the Decoder' : dice === 1 ? 'one die waiting' : `${dice} dice waiting`,
  you: 'You',
  memo: 'How tiles swap',
  pairs: ['Neighbours in a row', 'The two in a column', 'The two ends of a row'],
  reading: 'Codes read left to right in one row. The ends don’t join.',
} as const;

const COUNTS: Readonly<Record<Turn['part'], (count: number) => string>> = {
  swap: (count) => counted(count, 'swap'),
  cover: (count) => counted(count, 'die', 'dice'),
  claim: (count) => counted(count, 'code'),
  draw: () => '',
};
