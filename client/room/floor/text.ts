import type { Status } from '#shared/floor.ts';
import { minutes } from '../../board/time';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Sentences about who speaks. */
export const FLOOR = {
  raise: 'Raise your hand',
  lower: 'Lower your hand',
  done: 'I am done',
  raised: (place: number) => `Hand up, ${ORDINALS[place - 1] ?? `number ${place}`} in line`,
  hand: (place: number) => `Hand up, ${place}`,
  speaks: 'Speaks',
  has: (name: string) => `${name} has the floor.`,
  youHave: 'You have the floor.',
  hands: 'Hands up:',
  count: (hands: number) => (hands === 1 ? '1 hand' : `${hands} hands`),
  after: 'Then',
  more: (n: number) => `and ${n} more`,
  let: (name: string) => `Let ${name} speak`,
  /** The same where there is no room for a name. */
  next: 'Next',
  end: 'End',
  endOf: (name: string) => `End the floor of ${name}`,
  lowerShort: 'Lower',
  lowerOf: (name: string) => `Lower the hand of ${name}`,
  left: (seconds: number) => `${minutes(seconds)} left to speak`,
  nobody: 'Nobody speaks, and no hand is up.',
  queue: 'Hands up, in the order raised',
  keys: 'Alt and H raises and lowers it too.',
  listens: 'You watch, and whoever watches listens. The host can change that.',
  hostGives: 'The host, or whoever speaks, lets the next one speak.',
  time: 'Time to speak',
  timeHint: 'It counts from the next one on, and ends by itself.',
  noTime: 'No time',
  seconds: (seconds: number) => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`),
  spectators: 'Spectators may speak',
  spectatorsHint: 'While a match runs, whoever watches may raise a hand too.',
  back: 'I am back',
  presence: 'What the others see of you',
  here: 'Here',
  presenceHint: 'Your next message, or a move that all can see, takes it back.',
  muted: 'Muted by you',
} as const;

/** What somebody says of themselves: as a tag, as they choose it, and as their own table says it to them. */
export const STATUS: Readonly<Record<Status, { tag: string; choose: string; own: string }>> = {
  phone: { tag: 'On the phone', choose: 'I am on the phone', own: 'You are shown as on the phone.' },
  'back-soon': { tag: 'Back in a minute', choose: 'Back in a minute', own: 'You are shown as back in a minute.' },
};
