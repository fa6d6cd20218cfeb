import type { GameId } from '#shared/ids.ts';
import type { Outcome } from '#shared/module.ts';
import { namesOf } from '#shared/names.ts';
import type { Person } from '../board/contract';
import { dayOf } from '../evening/text';
import { PICTURE_TEXT } from './text';

/** The data for the picture of a match's end. */
export interface EndFacts {
  game: GameId;
  title: string;
  /** The server time of the match, in ms. */
  at: number;
  outcome: Outcome;
  /** The result and the reason, in the game's own sentence. */
  reason: string;
  people: readonly Pick<Person, 'seat' | 'name' | 'face' | 'colour' | 'bot'>[];
}

/** Returns the result in a few words. */
export function endHeadline({ outcome: { cancelled, winners }, people }: EndFacts): string {
  if (cancelled) return PICTURE_TEXT.stopped;
  if (winners.length === 0) return PICTURE_TEXT.nobody;
  if (winners.length === people.length) return PICTURE_TEXT.everybody;
  const names = people.filter(({ seat }) => winners.includes(seat)).map(({ name }) => name);
  return names.length === 1 ? PICTURE_TEXT.wins(namesOf(names)) : PICTURE_TEXT.win(namesOf(names));
}

/** Sorts the people: winners first, otherwise in seat order. */
export function winnersFirst({ people, outcome: { winners } }: EndFacts): EndFacts['people'] {
  const rank = ({ seat }: { seat: string }) => (winners.includes(seat) ? 0 : 1);
  return [...people].sort((one, other) => rank(one) - rank(other));
}

/** Describes the picture for screen readers. */
export function endWords(end: EndFacts): string {
  const { winners, points } = end.outcome;
  const people = winnersFirst(end).map(({ seat, name }) => {
    const [won, scored] = [winners.includes(seat), points?.[seat]];
    return [
      name,
      ...(won ? [PICTURE_TEXT.won] : []),
      ...(scored === undefined ? [] : [PICTURE_TEXT.points(scored)]),
    ].join(', ');
  });
  return `${end.title}, ${dayOf(end.at)}. ${endHeadline(end)} ${end.reason} ${people.join('; ')}.`;
}
