import { type LogEntry, must, type Names, type Outcome, readBy, tell } from 'hush/game';
import { expect, test } from 'vitest';
import { story } from './story';
import { aMatch } from './testing';
import { reveal } from './view';

const names = (seat: string) => ['Mara', 'Otis'][Number(seat)] ?? seat;

function logOf(...facts: [code: string, facts: LogEntry['facts']][]): LogEntry[] {
  return facts.map(([code, said], at) => ({ n: at + 1, at, code, facts: said }));
}

/** Returns the story of a match with these facts, which seat 0 won. */
function told(...facts: Parameters<typeof logOf>) {
  return toldOf({ winners: ['0'], reason: 'most-points' }, names, ...facts);
}

function toldOf(outcome: Outcome, reader: Names, ...facts: Parameters<typeof logOf>) {
  return must(tell(story, { ...reveal(aMatch().G), outcome }, logOf(...facts), reader));
}

const completed = (by: string, mission: string, points: number) => ['completed', { by, mission, points }] as const;
const round = (number: number) => ['round-began', { round: number, starter: '0' }] as const;

test('the headline names the mission that overtook the leader', () => {
  const { headline, points, awards } = told(
    [...round(1)],
    [...completed('1', 'MI41', 8)],
    [...round(2)],
    [...completed('0', 'MI24', 10)],
    ['broke-code', { by: '1', code: 'CO01' }],
    ['over', { winners: ['0'], points: { 0: 10, 1: 10 } }],
  );
  expect(headline[0]).toBe('Otis led until round 2.');
  expect(headline[1]).toMatch(/^Mara took the lead with .+\.$/);
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

test('the headline says until which round the leader stayed ahead', () => {
  const over = ['over', { winners: ['0'], points: { 0: 12, 1: 8 } }] as [string, LogEntry['facts']];
  const level = told(
    [...round(1)],
    [...completed('1', 'MI41', 8)],
    [...round(6)],
    [...completed('0', 'MI24', 8)],
    over,
  );
  expect(level.headline).toEqual(['Otis led until round 6.', 'Mara won with broken codes.']);
  const behind = told([...round(1)], [...completed('1', 'MI41', 8)], [...completed('0', 'MI24', 7)], over);
  expect(behind.headline).toEqual(['Otis led on missions to the end.', 'Mara won with broken codes.']);
});

test('the story always says who completed the sixth mission', () => {
  const leads = Array.from({ length: 8 }, (_, at) => completed(`${at % 2}`, 'MI24', 10 + at));
  const { points } = told(
    ...leads.map(([...fact]) => fact),
    ['last-round', { by: '1' }],
    ['over', { winners: ['0'], points: {} }],
  );
  expect(points.map(({ lead }) => lead)).toContain('Otis completed a sixth mission.');
});

test('the headline says that the leader was never caught', () => {
  const { headline } = told([...round(3)], [...completed('0', 'MI24', 10)], ['over', { winners: ['0'], points: {} }]);
  expect(headline).toEqual(['Mara led from round 3.', 'Nobody caught up.']);
});

test('the story names a mission that was never completed', () => {
  const { slip } = told(['over', { winners: ['0'], points: {} }]);
  const { hands } = must(reveal(aMatch().G).truth);
  const held = Object.values(hands).flatMap(({ missions }) => missions);
  expect(slip.words === 'No mission was left.').toBe(held.length === 0);
});

test('the headline of a tie says how it was broken', () => {
  const points = { 0: 14, 1: 14 };
  const over = (winners: string[]) => ['over', { winners, points }] as [string, LogEntry['facts']];
  const broken = toldOf({ winners: ['0'], reason: 'more-missions', points }, names, over(['0']));
  expect(broken.headline).toEqual(['Mara and Otis had 14 points each.', 'Mara had more missions.']);
  const shared = toldOf({ winners: ['0', '1'], reason: 'shared', points }, names, over(['0', '1']));
  expect(shared.headline).toEqual(['Mara and Otis shared the win.', 'Each had 14 points.']);
});

test('the story addresses the player who reads it as “you”', () => {
  const facts = [
    [...round(1)],
    [...completed('1', 'MI41', 8)],
    [...round(2)],
    [...completed('0', 'MI24', 10)],
    ['over', { winners: ['0'], points: { 0: 10, 1: 8 } }],
  ] as Parameters<typeof logOf>;
  const outcome = { winners: ['0'], reason: 'most-points' };
  const winner = toldOf(outcome, readBy(names, '0'), ...facts);
  expect(winner.headline[1]).toMatch(/^You took the lead with /);
  expect(winner.points.at(-1)?.lead).toBe('You won.');
  expect(toldOf(outcome, readBy(names, '1'), ...facts).headline[0]).toBe('You led until round 2.');
});
