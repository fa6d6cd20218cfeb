import { texts } from '#shared/text/texts.ts';

/**
 * Texts for people who open a link that moves a seat. They are separate from the texts for other visitors, whose page
 * then loads faster.
 */
export const TAKE_OVER = texts('door.takeOver', {
  title: 'Bring the seat to this device?',
  text: 'The device that has it now will only watch. Everyone sees that it moved.',
  move: 'Bring it here',
  used: 'This link was used or has expired. Make a new one with Switch device.',
});
