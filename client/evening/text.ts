import { pointsRule } from '#shared/room/evening.ts';
import { namesOf } from '#shared/text/names.ts';
import type { Best, Evening, Standing } from './evenings';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const TIMES = ['never', 'once', 'twice'];

/** Writes a small number as a word and a larger one in digits: "three", "11". */
export const inWords = (many: number): string => NUMBERS[many] ?? String(many);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const counted = (many: number, one: string, more: string) => `${inWords(many)} ${many === 1 ? one : more}`;

export const EVENING = {
  title: 'Tonight’s results',
  live: 'A match is on. It’ll appear here when it’s over.',
  empty: 'No finished matches yet',
  emptyText: 'Finished matches appear here with winners and points.',
  share: 'Share the picture',
  matches: 'Matches',
  ranking: 'Ranking',
  honours: 'Best liar and best detective',
  evenings: 'Which evening',
  liar: 'Best liar',
  detective: 'Best detective',
  replay: 'Replay',
  exportMatch: 'Download match file',
  gone: 'Its replay is gone.',
  stopped: 'Stopped. It doesn’t count.',
  lesson: 'Coached. It doesn’t count.',
  bot: 'Bot',
  back: 'Back to the room',
  backToTable: 'Back to the table',
  pointsWord: (many: number) => (many === 1 ? 'point' : 'points'),
  /** The rules for counting points, deceptions and right guesses, as in docs/evening.md. */
  rule: ({ counted }: Evening) =>
    `${pointsRule(counted.some(({ predicted = [] }) => predicted.length > 0))} The best liar made the most false claims and didn’t take them back. The best detective was right most often with a shot, a vote or a guess.`,
  won: ({ won, played }: Standing) => `${won} of ${played} won`,
  times: (times: number) => TIMES[times] ?? `${inWords(times)} times`,
  winners: (names: readonly string[], all: number) => {
    if (names.length === 0) return 'Nobody won';
    return names.length === all ? 'Everyone won' : `${namesOf(names)} won`;
  },
};

/** Returns a headline that names the leader and the lead in points: "Tobias, by two points." */
export function headline({ standings }: Evening): string {
  const first = standings.filter(({ place }) => place === 1);
  const [leader] = first;
  if (!leader) return EVENING.empty;
  if (first.length > 1) return `${namesOf(first.map(({ name }) => name))}, tied.`;
  const second = standings[1];
  if (!second) return `${leader.name}, unopposed.`;
  const margin = leader.points - second.points;
  return `${leader.name}, by ${counted(margin, 'point', 'points')}.`;
}

/** Summarizes an evening in a sentence: "Four matches, four friends, two hours." */
export function summary({ counted: matches, standings, began, ended }: Evening): string {
  const people = standings.filter(({ bot }) => !bot).length;
  const bots = standings.length - people;
  const parts = [
    counted(matches.length, 'match', 'matches'),
    people === 1 ? 'one person' : counted(people, 'friend', 'friends'),
    ...(bots > 0 ? [counted(bots, 'bot', 'bots')] : []),
    lasting(ended - began),
  ];
  return `${capital(parts.join(', '))}.`;
}

function lasting(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 55) return counted(minutes, 'minute', 'minutes');
  return counted(Math.round(minutes / 60), 'hour', 'hours');
}

export function liarWords({ count }: Best): string {
  return `Told ${counted(count, 'lie', 'lies')}.`;
}

export function detectiveWords({ count, of }: Best): string {
  return `${count} of ${of ?? count} suspicions ${count === 1 ? 'was' : 'were'} right.`;
}

export const bestNames = ({ who }: Best): string => namesOf(who.map(({ name }) => name));

/** Formats a date in local time: "Friday, 20 November". */
export function dayOf(at: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('weekday')}, ${part('day')} ${part('month')}`;
}

/** Formats a time of day in local time: "21:40". */
export function timeOf(at: number): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(at);
}

export function pictureWords(evening: Evening, title: (game: string) => string): string {
  const ranking = evening.standings.map(
    (each) => `${each.place}. ${each.name}, ${EVENING.won(each)}, ${each.points} ${EVENING.pointsWord(each.points)}`,
  );
  const best = [
    evening.liar && `${EVENING.liar}: ${bestNames(evening.liar)}. ${liarWords(evening.liar)}`,
    evening.detective && `${EVENING.detective}: ${bestNames(evening.detective)}. ${detectiveWords(evening.detective)}`,
  ];
  const games = evening.games.map(({ game, times }) => `${title(game)} ${EVENING.times(times)}`);
  return [
    `${headline(evening)} ${summary(evening)} ${dayOf(evening.began)}.`,
    `${ranking.join('; ')}.`,
    ...best.filter((each) => each !== null),
    `${games.join(', ')}.`,
  ].join(' ');
}
