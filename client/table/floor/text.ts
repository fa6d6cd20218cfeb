import type { Status } from '#shared/room/floor.ts';
import { texts } from '#shared/text/texts.ts';

export const FLOOR = texts('floor.hand', {
  raise: 'Raise your hand',
  lower: 'Lower your hand',
  done: 'I’m done',
  raised: (place: number) => (place === 1 ? 'Hand up, first in line' : `Hand up, number ${place} in line`),
  hand: (place: number) => `Hand up, number ${place}`,
  speaks: 'Speaking',
  has: (name: string) => `${name} is speaking.`,
  youHave: 'It’s your turn to speak.',
  hands: 'Waiting to speak:',
  count: (hands: number) => (hands === 1 ? '1 hand' : `${hands} hands`),
  after: 'Next:',
  more: (n: number) => `and ${n} more`,
  let: (name: string) => `Let ${name} speak`,
  /** A shorter form of the label `let`, without the name. */
  next: 'Next',
  end: 'End',
  endOf: (name: string) => `End ${name}’s turn to speak`,
  lowerShort: 'Lower',
  lowerOf: (name: string) => `Lower ${name}’s hand`,
  left: (time: string) => `${time} left to speak`,
  nobody: 'Nobody is speaking, and no hand is up.',
  queue: 'Hands up, in the order raised',
  keys: 'Alt+H raises and lowers your hand, too.',
  listens: 'You’re watching, so you only listen. The host can change that.',
  hostGives: 'The host or the speaker lets the next person speak.',
  time: 'Speaking time',
  timeHint: 'Starts with the next speaker. When the time is up, the speaker’s turn ends by itself.',
  noTime: 'No limit',
  seconds: (seconds: number) => `${seconds} s`,
  minutes: (minutes: number) => `${minutes} min`,
  spectators: 'Spectators may speak',
  spectatorsHint: 'During a match, people who watch may raise a hand too.',
  back: 'I’m back',
  presence: 'Your status',
  here: 'Here',
  presenceHint: 'It ends when you write a message or make a move everyone can see.',
  muted: 'Muted by you',
});

/** A status in words: the tag that others see, the choice in the menu, and the sentence that the member sees. */
export const STATUS: Readonly<Record<Status, { tag: string; choose: string; own: string }>> = texts('floor.status', {
  phone: { tag: 'On the phone', choose: 'I’m on the phone', own: 'You’re shown as on the phone.' },
  'back-soon': {
    tag: 'Back in a minute',
    choose: 'Back in a minute',
    own: 'You’re shown as back in a minute.',
  },
});
