import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import type { Outcome } from '#shared/contract/module.ts';
import { openedPredictions } from '#shared/engine/prediction.ts';
import { type EveningMatch, matchPoints } from '#shared/room/evening.ts';
import { PointsTonight } from '../board/chrome/PointsTonight';
import { BoardContext } from '../board/context';
import { testContext } from '../board/testing';
import { peopleOf, totalsOf } from '../match/people';
import { endWords } from '../picture/endFacts';
import { pointsTonight } from '../room/points';
import { aMember, aRoom } from '../table/testing';
import { eveningsOf } from './evenings';
import { ruleOf } from './words';

const NAMES = ['Mara', 'Tobias', 'Ines'];
const outcome: Outcome = { winners: ['1'], points: { 0: 0, 1: 2, 2: 0 }, reason: 'won' };
const members = NAMES.map((name, at) => aMember(name, { seat: String(at) }));
const room = aRoom(members, { match: { id: 'm', game: 'toy', over: true, commitment: null } });
room.totals = NAMES.map((member, at) => ({
  ...{ member, played: 1, won: at === 1 ? 1 : 0 },
  ...(at === 2 && { predicted: 1 }),
}));
const predicted = [{ code: 'dealt', facts: null }, ...openedPredictions({ 2: '1' }, outcome, undefined)].map(
  (fact, n) => ({
    entry: { n, at: 0, ...fact },
  }),
);
const people = peopleOf(room, [], null, null);

/** Finds the points that are shown in `page` after a person's `name`, such as "+3" and "3". */
const figures = (page: string, name: string) =>
  page
    .slice(page.indexOf(`>${name}<`))
    .replace(/<[^>]*>/g, ' ')
    .match(/\+?\d+/g);

test('every page shows the same points for a match', () => {
  const match: EveningMatch = {
    ...{ match: 'm', game: 'toy', began: 0, ended: 1, outcome, honours: null, predicted: ['2'], kept: true },
    players: Object.fromEntries(NAMES.map((name, at) => [at, { member: name, name, face: null, bot: false }])),
  };
  const [evening] = eveningsOf([match]);
  const context = testContext(
    { people, now: () => 0, seat: null },
    { totals: totalsOf(room, people), log: predicted as never },
  );
  const end = renderToStaticMarkup(
    <BoardContext value={context}>
      <PointsTonight outcome={outcome} people={people} />
    </BoardContext>,
  );
  const picture = endWords({
    game: 'toy',
    title: 'Toy',
    at: 0,
    outcome,
    predicted: ['2'],
    reason: '',
    headline: null,
    people,
  });
  for (const [seat, points] of [
    ['0', 1],
    ['1', 3],
    ['2', 2],
  ] as const) {
    const name = NAMES[Number(seat)] ?? '';
    expect(matchPoints(outcome, seat, ['2'])).toBe(points);
    expect(figures(end, name)?.slice(0, 2)).toEqual([`+${points}`, String(points)]);
    expect(evening?.standings.find((each) => each.member === name)?.points).toBe(points);
    expect(pointsTonight(room, name)).toBe(points === 1 ? '1 point tonight' : `${points} points tonight`);
    expect(picture).toContain(`${points} point`);
  }
  const rule = '3 points for a win, 1 for finishing, 1 more for a right prediction.';
  expect(end).toContain(rule);
  expect(evening && ruleOf(evening)).toContain(rule);
});

test('the explanation of points mentions predictions only if someone made one', () => {
  const context = testContext({ people, now: () => 0, seat: null }, { totals: totalsOf(room, people) });
  const end = renderToStaticMarkup(
    <BoardContext value={context}>
      <PointsTonight outcome={outcome} people={people} />
    </BoardContext>,
  );
  expect(end).toContain('3 points for a win, 1 for finishing.');
  const [evening] = eveningsOf([
    { match: 'm', game: 'toy', began: 0, ended: 1, outcome, honours: null, kept: true, players: {} },
  ]);
  expect(evening && ruleOf(evening)).toBe('3 points for a win, 1 for finishing.');
});

test('the awards are explained only if someone has one', () => {
  const honours = { 0: { deceptions: 1, suspicions: { right: 0, of: 0 } } };
  const players = { 0: { member: 'ana', name: 'Ana', face: null, bot: false } };
  const [evening] = eveningsOf([
    { match: 'm', game: 'toy', began: 0, ended: 1, outcome, honours, kept: true, players },
  ]);
  expect(evening && ruleOf(evening)).toMatch(/^3 points for a win, 1 for finishing\. The best liar/);
});

test('a coached match gives no points on its end page', () => {
  const totals = totalsOf(
    { ...room, totals: [], match: { id: 'm', game: 'toy', over: true, commitment: null, lesson: true } },
    people,
  );
  const page = renderToStaticMarkup(
    <BoardContext value={testContext({ people, now: () => 0, seat: null }, { totals })}>
      <PointsTonight outcome={outcome} people={people} />
    </BoardContext>,
  );
  expect(page).not.toContain('+3');
});
