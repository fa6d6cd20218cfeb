import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { needs } from '../../testing/needs';

/** The last commit before these rules applied. */
const SINCE = '26839da';
const LONGEST = 72;

/** Returns the rule in CONTRIBUTING.md that the subject of a commit breaks, or null. */
function problemOf(subject: string): string | null {
  if (subject.length > LONGEST) return `has ${subject.length} characters, at most ${LONGEST} fit`;
  if (!/^[a-z0-9][\w./-]*(, [a-z0-9][\w./-]*)*: \S/.test(subject)) return 'begins without a scope, as in "covert: "';
  if (/, and |; /.test(subject)) return 'joins two concerns: make two commits';
  return null;
}

test.each([
  'covert: let the Courier move twice',
  'server/store: keep one schema',
  'e2e: share one server between specs',
])('the subject "%s" is accepted', (subject) => {
  expect(problemOf(subject)).toBeNull();
});

test.each([
  'Let the Courier move twice',
  'covert: let the Courier move twice, and say in the changelog that it does',
  `covert: let the Courier move twice ${'very '.repeat(10)}far`,
])('the subject "%s" is refused', (subject) => {
  expect(problemOf(subject)).not.toBeNull();
});

const log = spawnSync('git', ['log', '--no-merges', '--format=%s', `${SINCE}..HEAD`], { encoding: 'utf8' });

test.skipIf(log.status !== 0)(
  'all commit subjects after `SINCE` have a scope and name one concern',
  needs('the history'),
  () => {
    const subjects = log.stdout.split('\n').filter(Boolean);
    const found = subjects.flatMap((subject) => {
      const problem = problemOf(subject);
      return problem === null ? [] : [`${subject} (${problem})`];
    });
    expect(found).toEqual([]);
  },
);
