import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Guest } from '../testing/apiClient';
import { alone, databases, hasPostgres, query } from '../testing/postgres';
import { MIGRATIONS } from './migrations';
import { openPostgres } from './postgres';
import { aDeal } from './testing';

/**
 * The people and matches of `before0006.test.ts` in the schema of step 0011, the first that there was on PostgreSQL. So
 * this file grows only with the next step.
 */
const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const before = JSON.parse(fixture('before-0006.json')) as {
  finished: string;
  running: string;
  deadline: number;
  members: [Guest, Guest];
  journal: [number, string | null, string, string | null][];
  told: number;
};

test.skipIf(!hasPostgres)('a PostgreSQL database of step 0011 opens with its room, seats and matches', async () => {
  const url = await (await databases()).create();
  await query(url, fixture('postgres-0011.sql'));
  const store = await openPostgres(url, alone);
  const steps = await query(url, 'select name from kysely_migration order by name');
  expect(steps.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
  const [{ code, id: host }] = before.members;
  expect((await store.room(code))?.state).toMatchObject({ host, match: { id: before.running } });
  expect(await store.runningMatches()).toMatchObject([{ id: before.running, deadline: before.deadline }]);
  expect(await store.match(before.finished)).toMatchObject({ deadline: null, over: true });
  expect((await store.journal(before.running)).map((row) => [row.n, row.seat, row.move, row.id])).toEqual(
    before.journal,
  );
  expect(await store.told(before.running)).toHaveLength(before.told);
  expect(await store.replay(before.finished)).not.toBeNull();
  const holders = await query(url, 'select seat, member from credentials where match = $1', [before.running]);
  expect(holders).toEqual(expect.arrayContaining([{ seat: '0', member: host }]));
  // A new match gets a number of its own, after those that are there.
  expect(await store.commit({ match: aDeal('m1', code) })).toBe('done');
  await store.close();
});
