import { describe, expect, test } from 'vitest';
import type { Honours } from '#shared/contract/module.ts';
import type { Seat } from '#shared/ids.ts';
import type { EveningMatch } from '#shared/room/evening.ts';
import { eveningsOf } from './evenings';
import { detectiveWords, headline, liarWords, namesIn, pictureWords, summary } from './words';

const HOUR = 3_600_000;
const NAMES = ['Mara', 'Tobias', 'Ines', 'Oskar', 'Wren', 'Jonah'];
let last = 0;

/**
 * Makes a finished match, won by `winners`. The players are the first `people` of `NAMES`. Each seat is an index in
 * `NAMES`.
 */
function played(winners: Seat[], part: Partial<EveningMatch> & { people?: number } = {}): EveningMatch {
  const { people = 4, ...rest } = part;
  const began = rest.began ?? last + 60_000;
  last = rest.ended ?? began + 20 * 60_000;
  const players = NAMES.slice(0, people).map((name) => ({ member: name, name, face: name, bot: false }));
  return {
    match: `m${began}`,
    game: 'coverblown',
    outcome: { winners, reason: 'won' },
    players: Object.fromEntries(players.entries()),
    honours: null,
    kept: true,
    ...rest,
    began,
    ended: last,
  };
}

const count = (deceptions: number, right = 0, of = right): Honours => ({ deceptions, suspicions: { right, of } });
const only = (...matches: EveningMatch[]) => {
  const [evening] = eveningsOf(matches);
  if (!evening) throw new Error('no evening');
  return evening;
};

describe('the ranking of people by their points of the evening', () => {
  test('a win gives three points, any other finished match one', () => {
    const { standings } = only(played(['1']), played(['0', '1']), played(['1', '2']));
    expect(standings.map(({ name, points, won, place }) => [name, points, won, place])).toEqual([
      ['Tobias', 9, 3, 1],
      ['Mara', 5, 1, 2],
      ['Ines', 5, 1, 2],
      ['Oskar', 3, 0, 4],
    ]);
  });

  test('stopped and coached matches are listed but do not count', () => {
    const stopped = played(['0'], { outcome: { winners: [], reason: 'cancelled', cancelled: true } });
    const evening = only(stopped, played(['0'], { lesson: true }), played(['2']));
    expect(evening.matches).toHaveLength(3);
    expect(evening.counted).toHaveLength(1);
    expect(evening.standings[0]).toMatchObject({ name: 'Ines', played: 1 });
  });

  test('people are listed with their latest names and faces', () => {
    const before = played(['0'], { people: 1 });
    const after = played(['0'], { players: { 0: { member: 'Mara', name: 'Marabel', face: null, bot: false } } });
    expect(only(before, after).standings).toMatchObject([{ name: 'Marabel', face: 'Mara', played: 2, won: 2 }]);
  });

  test('a gap of six hours begins a new evening', () => {
    const first = played(['0'], { began: 1_000, ended: HOUR });
    const second = played(['0'], { began: 7 * HOUR - 1, ended: 8 * HOUR });
    const third = played(['0'], { began: 14 * HOUR, ended: 15 * HOUR });
    expect(eveningsOf([first, second, third]).map(({ matches }) => matches.length)).toEqual([1, 2]);
    expect(eveningsOf([])).toEqual([]);
  });
});

describe('the cards for the best liar and the best detective', () => {
  test('counts are summed over all matches of the evening', () => {
    const { liar, detective } = only(
      played(['0'], { honours: { 0: count(2, 1, 3), 1: count(1, 2, 2) } }),
      played(['0'], { honours: { 0: count(1, 1, 1), 1: count(0) } }),
    );
    expect(liar).toMatchObject({ who: [{ name: 'Mara' }], count: 3 });
    // Both Tobias and Mara were right twice, but Tobias needed only two guesses, and Mara four.
    expect(detective).toMatchObject({ who: [{ name: 'Tobias' }], count: 2, of: 2 });
    expect(liar && liarWords(liar)).toBe('Told 3 lies.');
    expect(detective && detectiveWords(detective)).toBe('2 of 2 suspicions were right.');
  });

  test('people with equal counts share a card', () => {
    const players = { 0: { member: 'b', name: 'Ada', face: 'a', bot: true }, ...played([], { people: 4 }).players };
    const shared = played(['0'], { honours: { 0: count(4), 1: count(4), 2: count(4) } });
    expect(namesIn(only(shared).liar ?? { who: [], count: 0, of: null })).toEqual(['Mara', 'Tobias', 'Ines']);
    expect(only(shared).detective).toBeNull();
    const bot = { ...players, 0: { member: 'b', name: 'Ada', face: 'a', bot: true } };
    expect(only(played(['0'], { players: bot, honours: { 0: count(9), 1: count(1) } })).liar).toMatchObject({
      who: [{ name: 'Tobias' }],
    });
  });
});

describe('the texts about an evening', () => {
  test('the headline names the leader and the margin', () => {
    expect(headline(only(played(['1'])))).toBe('Tobias, by 2 points.');
    expect(headline(only(played(['0', '1'])))).toBe('Mara and Tobias, tied.');
    expect(headline(only(played([])))).toBe('Mara, Tobias, Ines and Oskar, tied.');
    expect(headline(only(played(['0'], { people: 1 })))).toBe('Mara, unopposed.');
  });

  test('the summary counts matches, people and time', () => {
    last = 0;
    const four = [0, 1, 2, 3].map((n) => played(['0'], { began: n * 30 * 60_000, ended: (n + 1) * 30 * 60_000 }));
    expect(summary(only(...four))).toBe('4 matches, 4 friends, 2 hours.');
    const bots = { 0: four[0]?.players['0'], 1: { member: 'b', name: 'Ada', face: 'a', bot: true } };
    const alone = played(['0'], { began: 0, ended: 60_000, players: bots as EveningMatch['players'] });
    expect(summary(only(alone))).toBe('1 match, 1 person, 1 bot, 1 minute.');
  });

  test('the picture’s description names everything that is drawn', () => {
    const evening = only(
      played(['1'], { honours: { 0: count(2), 1: count(0, 1, 2) } }),
      played(['1'], { game: 'covert' }),
    );
    const words = pictureWords(evening, (game) => game.toUpperCase());
    for (const part of [
      '1. Tobias, 2 of 2 won, 6 points',
      'Best liar: Mara.',
      '1 of 2 suspicions was right',
      'COVERT once',
    ])
      expect(words).toContain(part);
  });
});
