import { texts } from '#shared/text/texts.ts';

export const ADD = texts('room.add', {
  caps: 'A second screen',
  title: 'Add this device to your seat?',
  text: 'Both devices then play your seat: one shows what everyone can see, the other has your secrets.',
  code: 'The six characters on your other screen',
  add: 'Add this device',
  closed: 'That code has expired. Ask for a new one.',
  short: 'A code has six characters.',
  strange: (letter: string) => `Codes don’t use ${letter}.`,
});
