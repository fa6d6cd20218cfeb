import type { Outcome } from '#shared/contract/module.ts';
import type { GameId, Seat } from '#shared/ids.ts';
import { matchPoints } from '#shared/room/evening.ts';
import type { Person } from '../board/contract';
import { dayOf } from '../evening/words';
import { PICTURE_TEXT } from './text';

export interface EndFacts {
  game: GameId;
  title: string;
  /** The time at which the match was played, in ms of server time. */
  at: number;
  outcome: Outcome;
  /** The seats that were out of the game and predicted the winner correctly. */
  predicted: readonly Seat[];
  /** The headline of the match's story, or null if it has none. */
  headline: string | null;
  /** The reason why the match ended, in the game's words. */
  reason: string;
  people: readonly Pick<Person, 'seat' | 'name' | 'face' | 'colour' | 'bot'>[];
}

/** Returns the headline and the words below it. If the match has a story, its headline comes before the result. */
export function endLines(end: EndFacts): { headline: string; below: string } {
  const result = endHeadline(end);
  if (end.headline === null) return { headline: result, below: end.reason };
  return { headline: end.headline, below: `${result} ${end.reason}` };
}

export function endHeadline({ outcome: { cancelled, winners }, people }: EndFacts): string {
  if (cancelled) return PICTURE_TEXT.stopped;
  if (winners.length === 0) return PICTURE_TEXT.nobody;
  if (winners.length === people.length) return PICTURE_TEXT.everybody;
  const names = people.filter(({ seat }) => winners.includes(seat)).map(({ name }) => name);
  return PICTURE_TEXT.win(names);
}

/** Returns the players, first the winners and then the others, each in seat order. */
export function winnersFirst({ people, outcome: { winners } }: EndFacts): EndFacts['people'] {
  const rank = ({ seat }: { seat: string }) => (winners.includes(seat) ? 0 : 1);
  return [...people].sort((one, other) => rank(one) - rank(other));
}

/** Describes the results of a player in words: "won", "3 points". */
export function resultOf({ outcome, predicted }: EndFacts, seat: Seat): string[] {
  if (outcome.cancelled) return [];
  return [
    ...(outcome.winners.includes(seat) ? [PICTURE_TEXT.won] : []),
    PICTURE_TEXT.points(matchPoints(outcome, seat, predicted)),
  ];
}

export function endWords(end: EndFacts): string {
  const people = winnersFirst(end).map(({ seat, name }) => [name, ...resultOf(end, seat)].join(', '));
  const { headline, below } = endLines(end);
  return `${end.title}, ${dayOf(end.at)}. ${headline} ${below} ${people.join('; ')}.`;
}
