import { texts } from '#shared/text/texts.ts';

export const SCREENS_TEXT = texts('screens.sheet', {
  ticket: {
    qr: 'One-time code that adds a screen to your seat',
    type: (host: string) => `Or type at ${host}/p`,
    typeHere: (host: string) => `Type at ${host}/p`,
    only: (name: string) => `For your seat only, ${name}. Works once.`,
    next: 'then a new code',
    left: (time: string) => `${time} left`,
    again: 'Try again',
    codeLabel: (letters: string) => `The code is ${letters}`,
  },
  open: {
    caps: 'Public',
    laptop: 'This laptop',
    big: 'The big screen',
    shows: ['The board, the people, the log, the chat', 'Everything that’s done in the open'],
    not: 'No secrets and no notes. They aren’t sent there.',
  },
  private: {
    caps: 'Private',
    phone: 'Your phone',
    here: 'This phone',
    laptop: 'This laptop',
    shows: ['Your secrets, large, under your thumb', 'Calls, sealed choices, your own notes'],
    if: 'If you lose it, the other screen can take over',
  },
  swap: 'Swap the two',
  notNow: 'Not now',
  hereNow: { private: 'Your phone is here', open: 'Your big screen is here' },
  hereText: 'Both screens play your seat. What you do on one shows on the other.',
  done: 'Done',
  list: {
    open: { name: 'Public screen', about: 'No secrets are sent there' },
    private: { name: 'Private screen', about: 'Has your secrets' },
  },
  thisOne: 'this one',
  connected: 'Connected',
  away: 'Away',
  remove: 'Remove',
  removeHere: 'Remove this one',
  show: {
    title: 'Show your secrets on this screen?',
    text: 'Your phone will be disconnected, and anyone who sees this screen sees what you uncover. You can add a phone again.',
    action: 'Show them here',
  },
});
