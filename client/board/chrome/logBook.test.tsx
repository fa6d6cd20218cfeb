import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import { BoardContext, type LoggedLine } from '../context';
import type { LogBook } from '../contract';
import { testContext } from '../testing';
import { LogList } from './LogList';
import { filtersOf, ofKind, sectionsOf } from './logBook';
import { unseenOf } from './useUnseenLog';

const book: LogBook = {
  kinds: { day: 'time', called: 'call', shot: 'shot' },
  headings: ['day'],
  opening: 'Monday',
  filters: ['call', 'shot'],
};

const line = (n: number, code: string, by = '1'): LoggedLine => ({
  entry: { n, at: n * 60_000, code, facts: { by } },
  sentence: [`${code} ${n}`],
});
const log = ['called', 'shot', 'day', 'called', 'called', 'day', 'called', 'called'].map((code, at) =>
  line(at + 1, code),
);

const headings = (lines: readonly LoggedLine[], own: LogBook | null) =>
  sectionsOf(lines, own).map(({ heading, lines: under }) => [
    typeof heading === 'string' ? heading : (heading?.entry.n ?? null),
    under.length,
  ]);

test('a log line belongs to the closest heading before it', () => {
  expect(headings(log, book)).toEqual([
    ['Monday', 2],
    [3, 2],
    [6, 2],
  ]);
  expect(headings(log.slice(3), book)).toEqual([
    [null, 2],
    [6, 2],
  ]);
  expect(headings(log, null)).toEqual([[null, 8]]);
});

test('a filter is offered for each kind of line in the log', () => {
  expect(filtersOf(log, book)).toEqual(['call', 'shot']);
  expect(filtersOf(log.slice(0, 1), book)).toEqual(['call']);
  expect(filtersOf(log, null)).toEqual([]);
});

test('a filter shows the headings and the lines of its kind', () => {
  expect(ofKind(log, book, 'shot').map(({ entry }) => entry.n)).toEqual([2, 3, 6]);
  expect(ofKind(log, book, null)).toHaveLength(8);
});

test('only new lines about other seats count as unseen', () => {
  const lines = [line(1, 'called'), line(2, 'called', '0'), line(3, 'shot')];
  expect([unseenOf(lines, 0, '0'), unseenOf(lines, 1, '0'), unseenOf(lines, 3, '0')]).toEqual([2, 1, 0]);
  expect(unseenOf(lines, 0, null)).toBe(3);
});

const draw = (logBook: LogBook | null, lines = log, fromStart = false) =>
  renderToStaticMarkup(
    <BoardContext value={testContext({ people: [], now: () => 0, seat: null }, { logBook })}>
      <LogList lines={lines} whole={!fromStart} fromStart={fromStart} />
    </BoardContext>,
  );

test('the newest log line comes first below its heading', () => {
  const drawn = draw(book);
  expect([...drawn.matchAll(/(?:day|called|shot) \d|Monday/g)].map(([words]) => words)).toEqual([
    'day 6',
    'called 8',
    'called 7',
    'day 3',
    'called 5',
    'called 4',
    'Monday',
    'shot 2',
    'called 1',
  ]);
  expect(drawn).toMatch(/data-kind="shot"><svg/);
  expect(drawn).toMatch(/aria-pressed="true">All<.*Calls<.*Shots</);
});

test('`fromStart` lists the earliest log line first', () => {
  expect(draw(book)).toContain('Latest first');
  const drawn = draw(book, log, true);
  expect([...drawn.matchAll(/(?:day|called|shot) \d|Monday/g)].map(([words]) => words)).toEqual([
    ...['Monday', 'called 1', 'shot 2', 'day 3', 'called 4', 'called 5', 'day 6', 'called 7', 'called 8'],
  ]);
  expect(drawn).not.toContain('Latest first');
});

test('filters are shown even for a single line', () => {
  expect(draw(book, log.slice(0, 1))).toContain('<fieldset');
});

test('a game without a log book has a plain list', () => {
  const drawn = draw(null);
  expect(drawn.match(/<li/g)).toHaveLength(8);
  for (const part of ['<h3', '<svg', '<fieldset']) expect(drawn).not.toContain(part);
});

const books = import.meta.glob<{ log: LogBook }>('../../../games/*/board/log.ts', { eager: true });
const sources = import.meta.glob<string>('../../../games/**/*.ts', { eager: true, query: '?raw', import: 'default' });
const claims = import.meta.glob<string>('../../../shared/claims/claimMoves.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const TOLD = /\btell\(\s*'([\w-]+)'/g;

test('every game assigns a kind to each log code', () => {
  expect(Object.keys(books)).toHaveLength(4);
  for (const [path, { log: own }] of Object.entries(books)) {
    const game = must(path.split('/').at(-3));
    const rules = Object.entries(sources).filter(
      ([file]) => file.includes(`/${game}/`) && !/\.test\.ts$|\/bot\//.test(file),
    );
    const isClaiming = rules.some(([, source]) => source.includes('defineClaims<'));
    if (isClaiming) rules.push(...Object.entries(claims));
    const facts = new Set(rules.flatMap(([, source]) => [...source.matchAll(TOLD)].map(([, code]) => code)));
    expect(Object.keys(own.kinds).sort(), game).toEqual([...facts].sort());
    const kinds = Object.values(own.kinds);
    expect(
      own.filters.filter((kind) => !kinds.includes(kind)),
      game,
    ).toEqual([]);
    expect(
      own.headings.filter((code) => own.kinds[code] !== 'time'),
      game,
    ).toEqual([]);
  }
});
