import { namesOf } from '#shared/text/names.ts';
import { texts } from '#shared/text/texts.ts';

export const pausedText = texts('board.paused', {
  paused: 'Paused',
  stopped: 'The clock’s stopped.',
  byHost: 'The host paused the match.',
  /** `name` is null if the reader paused the match. */
  by: (name: string | null) => (name === null ? 'You paused the match.' : `${name} paused the match.`),
  left: (time: string) => `${time} left`,
  latest: (time: string) => `Resumes by itself in ${time}`,
  here: (names: readonly string[]) => `${namesOf(names)} ${names.length === 1 ? 'is' : 'are'} here.`,
  gone: (names: readonly string[]) => `${namesOf(names)} stepped away.`,
  away: (name: string) => `${name}, away`,
  addMinute: '+1 minute',
  goOn: 'Resume',
  restart: (host: string | null) =>
    host === null ? 'The host can resume the match.' : `${host} can resume the match.`,
  talk: 'You can still talk and read the log.',
  nothingLost: 'All clocks have stopped.',
});
