import { namesOf } from '#shared/text/names.ts';
import { texts } from '#shared/text/texts.ts';

export const EVENING = texts('evening', {
  title: 'Tonight’s results',
  live: 'A match is on. It’ll appear here when it’s over.',
  empty: 'No finished matches yet',
  emptyText: 'Finished matches appear here with winners and points.',
  share: 'Share the picture',
  matches: 'Matches',
  ranking: 'Ranking',
  honours: 'Best liar and best detective',
  evenings: 'Which evening',
  best: (names: readonly string[]) => `${namesOf(names)}`,
  liar: 'Best liar',
  liarIs: (names: readonly string[]) => `Best liar: ${namesOf(names)}.`,
  detective: 'Best detective',
  detectiveIs: (names: readonly string[]) => `Best detective: ${namesOf(names)}.`,
  lies: (count: number) => (count === 1 ? 'Told 1 lie.' : `Told ${count} lies.`),
  suspicions: (right: number, all: number) => `${right} of ${all} suspicions ${right === 1 ? 'was' : 'were'} right.`,
  replay: 'Replay',
  exportMatch: 'Download match file',
  gone: 'Its replay is gone.',
  stopped: 'Stopped. It doesn’t count.',
  lesson: 'A lesson. It doesn’t count.',
  bot: 'Bot',
  back: 'Back to the room',
  backToTable: 'Back to the table',
  pointsWord: (many: number) => (many === 1 ? 'point' : 'points'),
  honoursRule:
    'The best liar made the most false claims without taking them back. The best detective suspected the right people most often. If a bot stood in for you, that match gives you points but doesn’t count for these two.',
  won: (won: number, played: number) => `${won} of ${played} won`,
  times: (times: number) => (times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`),
  nobodyWon: 'Nobody won.',
  everyoneWon: 'Everyone won.',
  winners: (names: readonly string[]) => `${namesOf(names)} won.`,
  tied: (names: readonly string[]) => `${namesOf(names)}, tied.`,
  unopposed: (name: string) => `${name}, unopposed.`,
  ahead: (name: string, points: number) => (points === 1 ? `${name}, by 1 point.` : `${name}, by ${points} points.`),
  /** The parts of a summary: "4 matches, 4 friends, 2 hours." */
  played: (matches: number) => (matches === 1 ? '1 match' : `${matches} matches`),
  people: (people: number) => (people === 1 ? '1 person' : `${people} friends`),
  bots: (bots: number) => (bots === 1 ? '1 bot' : `${bots} bots`),
  minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  /** A person in the description of a picture: "1. Mara, 2 of 3 won, 6 points". */
  ranked: (place: number, name: string, won: number, played: number, points: number) =>
    `${place}. ${name}, ${won} of ${played} won, ${points === 1 ? '1 point' : `${points} points`}`,
});
