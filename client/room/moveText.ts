import { texts } from '#shared/text/texts.ts';

export const MOVE = texts('room.move', {
  title: 'Switch to another device',
  text: 'Open this on the other device. Your seat and its secrets move there; this device only watches from then on.',
  titleOf: (name: string) => `Hand over ${name}’s seat`,
  textOf: (name: string) =>
    `Give this to ${name} and nobody else. Anyone who opens it gets the seat and its secrets. Everyone is told.`,
  qr: 'One-time code that moves the seat',
  link: 'One-time link',
  again: 'Try again',
  once: 'Works once, within five minutes.',
});
