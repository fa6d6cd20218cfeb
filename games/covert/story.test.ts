import { expect, test } from 'vitest';
import type { LogEntry } from '#shared/module.ts';
import { must } from '#shared/must.ts';
import { tell } from '#shared/story.ts';
import { story } from './story';
import { aMatch } from './testing';
import { reveal } from './view';

const names = (seat: string) => ['Mara', 'Otis'][Number(seat)] ?? seat;

function logOf(...facts: [code: string, facts: LogEntry['facts']][]): LogEntry[] {
  return facts.map(([code, said], at) => ({ n: at + 1, at, code, facts: said }));
}

/** Tells a match that seat 0 won, in which these facts were told. */
function told(...facts: Parameters<typeof logOf>) {
  const view = { ...reveal(aMatch().G), outcome: { winners: ['0'], reason: 'most-points' } };
  return must(tell(story, view, logOf(...facts), names));
}

const completed = (by: string, mission: string, points: number) => ['completed', { by, mission, points }] as const;
const round = (number: number) => ['round-began', { round: number, starter: '0' }] as const;

test('the headline says who led and which mission overtook', () => {
  const { headline, points, awards } = told(
    [...round(1)],
    [...completed('1', 'MI41', 8)],
    [...round(2)],
    [...completed('0', 'MI24', 10)],
    ['broke-code', { by: '1', code: 'CO01' }],
    ['over', { winners: ['0'], points: { 0: 10, 1: 10 } }],
  );
  expect(headline[0]).toBe('Otis led until round 1.');
  expect(headline[1]).toMatch(/^Mara overtook with .+\.$/);
  expect(points.map(({ mark, when }) => [mark, when])).toEqual([
    ['mission', 'Round 1'],
    ['mission', 'Round 2'],
    ['code', 'Round 2'],
    ['end', 'Round 2'],
  ]);
  expect(awards.map(({ kind, by }) => [kind, by])).toEqual([
    ['mission', '0'],
    ['code', '1'],
  ]);
});

test('a winner who led from the start was never caught', () => {
  const { headline } = told([...round(3)], [...completed('0', 'MI24', 10)], ['over', { winners: ['0'], points: {} }]);
  expect(headline).toEqual(['Mara led from round 3.', 'Nobody caught up.']);
});

test('the slip shows the best mission that was never finished', () => {
  const { slip } = told(['over', { winners: ['0'], points: {} }]);
  const { hands } = must(reveal(aMatch().G).truth);
  const held = Object.values(hands).flatMap(({ missions }) => missions);
  expect(slip.words === 'No mission was left.').toBe(held.length === 0);
});
