/** Sentences of whoever opens the link that moves a seat, apart from the door's so that it is fetched without them. */
export const TAKE_OVER = {
  title: 'Bring the seat to this device?',
  text: 'The device that has it now only watches from then on. Everybody sees that it moved.',
  move: 'Bring it here',
  used: 'This link was used or is too old. A new one is made under Move my seat.',
};
