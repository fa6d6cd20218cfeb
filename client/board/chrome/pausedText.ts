import { namesOf } from '#shared/text/names.ts';

export const pausedText = {
  paused: 'Paused',
  stopped: 'The clock’s stopped.',
  theHost: 'The host',
  /** `name` is null if the reader paused the match. */
  by: (name: string | null) => `${name ?? 'You'} paused the match.`,
  left: 'left',
  latest: (time: string) => `Starts again by itself in ${time}`,
  here: (names: readonly string[]) => `${namesOf(names)} ${names.length === 1 ? 'is' : 'are'} here.`,
  gone: (names: readonly string[]) => `${namesOf(names)} stepped away.`,
  away: (name: string) => `${name}, away`,
  addMinute: '+1 minute',
  goOn: 'Go on',
  restart: (host: string) => `${host} can start it again.`,
  talk: 'You can still talk and read the log.',
  nothingLost: 'All clocks have stopped, and nothing’s lost.',
} as const;
