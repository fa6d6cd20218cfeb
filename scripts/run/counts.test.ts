import { expect, test } from 'vitest';
import { browserCounts, closingLines, engineCounts, sum, unitCounts } from './counts.mjs';

const skipped = (title: string, meta: { needs?: string; unproved?: string } = {}) => ({
  title,
  meta,
  status: 'skipped',
});
const unit = {
  numPassedTests: 10,
  numFailedTests: 1,
  testResults: [
    { name: '/hush/server/redis.test.ts', assertionResults: [{ title: 'a', meta: {}, status: 'passed' }] },
    {
      name: '/hush/server/places.test.ts',
      assertionResults: ['b', 'c'].map((title) => skipped(title, { needs: 'for want of Redis' })),
    },
    { name: '/hush/server/cluster.test.ts', assertionResults: [skipped('d', { needs: 'for want of Redis' })] },
    { name: '/hush/games/a/contract.test.ts', assertionResults: [skipped('e', { unproved: 'no bots' }), skipped('f')] },
  ],
};
const browser = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } };

test('the last line adds up the counts of all test runners', () => {
  const total = sum([unitCounts(unit), browserCounts(browser, ''), { passed: 3, failed: 0, skipped: [] }]);
  expect(closingLines(total, '/hush').at(-1)).toBe('18 passed, 3 failed, 5 skipped');
});

test('the output is one line if no test was skipped', () => {
  expect(closingLines(browserCounts(browser, ''), '/hush')).toEqual(['5 passed, 2 failed']);
});

test('skipped tests are listed by reason and file', () => {
  expect(closingLines(unitCounts(unit), '/hush').slice(0, -1)).toEqual([
    '3 skipped, for want of Redis: server/places.test.ts, server/cluster.test.ts',
    '1 skipped, no bots: games/a/contract.test.ts',
    '1 skipped, f: games/a/contract.test.ts',
  ]);
});

test('tests that a quick run leaves out do not count as skipped', () => {
  const [long, lacking] = [{ ...skipped('g'), tags: ['long'] }, skipped('h', { needs: 'for want of Redis' })];
  const report = { ...unit, testResults: [{ name: '/hush/a.test.ts', assertionResults: [long, lacking] }] };
  expect(unitCounts(report, 'long').skipped).toEqual([{ file: '/hush/a.test.ts', reason: 'for want of Redis' }]);
  expect(unitCounts(report).skipped).toHaveLength(2);
});

test('browser tests that were only listed count as skipped', () => {
  const listed = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 40 } };
  expect(closingLines(browserCounts(listed, 'for want of a browser'), '/hush')).toEqual([
    '40 skipped, for want of a browser: e2e',
    '0 passed, 0 failed, 40 skipped',
  ]);
});

test('skipped engine tests are listed with the engine’s name', () => {
  const test = (projectName: string, status: string, annotations: object[] = []) => ({
    tests: [{ projectName, status, annotations }],
  });
  const absent = [{ type: 'skip', description: 'WebKitWebDriver could not be found' }];
  const suites = [
    { specs: [test('firefox', 'expected')], suites: [{ specs: [test('webkit', 'skipped', absent)] }] },
    { specs: [test('webkit', 'skipped', absent)] },
  ];
  const counts = engineCounts({ stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 2 }, suites });
  expect(closingLines(counts, '/hush')).toEqual([
    '2 skipped, WebKitWebDriver could not be found: e2e/engines in webkit',
    '1 passed, 0 failed, 2 skipped',
  ]);
});
