import { texts } from '#shared/text/texts.ts';

/** Captions of sounds. */
export const SOUNDS = texts('sounds', {
  paper: 'Paper slides',
  yourTurn: 'A knock: your turn',
  stamp: 'A stamp comes down',
  shot: 'A shot',
  tick: 'The clock ticks',
  over: 'A chord: it is over',
  win: 'Brass rises: you win',
  loss: 'Low strings: you lose',
  chair: 'A chair is pulled up',
  glass: 'A glass is set down: someone’s ready',
  shuffle: 'Cards are shuffled: it begins',
});
