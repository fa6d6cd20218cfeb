import { text as ui } from '../../ui/text';

/** Sentences that tables of all games share. */
export const text = {
  above: 'Everything face up',
  everybodyKnew: 'What everyone knew',
  knew: (name: string) => `What ${name} knew`,
  back: 'Back',
  faceDown: 'Face down',
  stopped: 'Stopped',
  youWin: 'You win.',
  youLose: 'You lose.',
  closeDrawer: (label: string) => `Close ${label}`,
  youAreOut: 'You’re out, but a right call is worth a point.',
  predict: 'Predict the winner',
  whoWins: 'Who wins?',
  predictionRule: 'It’s sealed until the end. Then everyone sees it, and you get 1 point if you were right.',
  pickFirst: 'Pick someone first.',
  seal: 'Seal it',
  sealed: (name: string) => `Sealed: ${name} wins. Everyone sees it at the end.`,
  claim: 'Claim',
  whatWasSaid: 'What was said',
  points: 'Points',
  tonight: (points: number) => `${points} ${points === 1 ? 'point' : 'points'} tonight`,
  clashes: (count: number) => (count === 1 ? '1 doesn’t fit' : `${count} don’t fit`),
  hold: {
    hold: { covered: ui.hold, open: 'Let go to hide' },
    tap: { covered: ui.tap, open: 'Tap to hide' },
    shared: ui.onYourPhone,
    shut: 'Covered for now',
    space: 'space',
  },
} as const;
