/** Sentences of the one-time link that moves a seat. */
export const MOVE = {
  title: 'Move my seat',
  text: 'Scan this with the other device. The seat and its secrets go there; this device only watches from then on.',
  titleOf: (name: string) => `Hand over the seat of ${name}`,
  textOf: (name: string) =>
    `Give this to ${name} and to nobody else. Whoever opens it has the seat and its secrets. Everybody is told.`,
  qr: 'One-time code that moves the seat',
  link: 'Or open this link there',
  again: 'Try again',
  once: 'Good for one use within five minutes.',
};
