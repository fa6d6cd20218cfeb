import { currentLanguage } from '../state/language';
import { pointsRule } from '../ui/pointsRule';
import type { Best, Evening, Standing } from './evenings';
import { EVENING } from './text';

/** Returns a headline that names the leader and the lead in points: "Tobias, by 2 points." */
export function headline({ standings }: Evening): string {
  const first = standings.filter(({ place }) => place === 1);
  const [leader] = first;
  if (!leader) return `${EVENING.empty}.`;
  if (first.length > 1) return EVENING.tied(first.map(({ name }) => name));
  const second = standings[1];
  return second ? EVENING.ahead(leader.name, leader.points - second.points) : EVENING.unopposed(leader.name);
}

/** Summarizes an evening in a sentence: "4 matches, 4 friends, 2 hours." */
export function summary({ counted: matches, standings, began, ended }: Evening): string {
  const people = standings.filter(({ bot }) => !bot).length;
  const bots = standings.length - people;
  const parts = [
    EVENING.played(matches.length),
    EVENING.people(people),
    ...(bots > 0 ? [EVENING.bots(bots)] : []),
    lasting(ended - began),
  ];
  return `${parts.join(', ')}.`;
}

function lasting(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  return minutes < 55 ? EVENING.minutes(minutes) : EVENING.hours(Math.round(minutes / 60));
}

/** The rules for counting points and, if anyone is best liar or detective, deceptions and right guesses. */
export function ruleOf({ counted, liar, detective }: Evening): string {
  const points = pointsRule(counted.some(({ predicted = [] }) => predicted.length > 0));
  return liar || detective ? `${points} ${EVENING.honoursRule}` : points;
}

export function winnersWords(names: readonly string[], all: number): string {
  if (names.length === 0) return EVENING.nobodyWon;
  return names.length === all ? EVENING.everyoneWon : EVENING.winners(names);
}

export const wonWords = ({ won, played }: Standing): string => EVENING.won(won, played);

export const liarWords = ({ count }: Best): string => EVENING.lies(count);

export const detectiveWords = ({ count, of }: Best): string => EVENING.suspicions(count, of ?? count);

export const namesIn = ({ who }: Best): string[] => who.map(({ name }) => name);

/** British English writes the day before the month, and the time of day in 24 hours. */
const locale = () => (currentLanguage() === 'en' ? 'en-GB' : currentLanguage());

/** Formats a date in local time: "Friday 20 November". */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { weekday: 'long', day: 'numeric', month: 'long' }).format(at);

/** Formats a time of day in local time: "21:40". */
export const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(at);

export function pictureWords(evening: Evening, title: (game: string) => string): string {
  const { liar, detective } = evening;
  const ranking = evening.standings.map(({ place, name, won, played, points }) =>
    EVENING.ranked(place, name, won, played, points),
  );
  const games = evening.games.map(({ game, times }) => `${title(game)} ${EVENING.times(times)}`);
  return [
    headline(evening),
    summary(evening),
    `${dayOf(evening.began)}.`,
    `${ranking.join('; ')}.`,
    ...(liar ? [EVENING.liarIs(namesIn(liar)), liarWords(liar)] : []),
    ...(detective ? [EVENING.detectiveIs(namesIn(detective)), detectiveWords(detective)] : []),
    `${games.join(', ')}.`,
  ].join(' ');
}
