/** Sentences of the page that makes a device a second screen. */
export const ADD = {
  caps: 'A second screen',
  title: 'Add this device to your seat?',
  text: 'Both devices then act for your seat: one shows what everybody may see, the other has your secrets.',
  code: 'The six letters on your other screen',
  add: 'Add this device',
  closed: 'That code is not open any more. Ask for a new one.',
  short: 'A code has six characters.',
  strange: (letter: string) => `No code has a ${letter}.`,
};
