import { expect, test } from 'vitest';
import { games } from '#games/index.ts';
import { createRuntimes } from '#server/matches/runtimes.ts';
import { deal } from '#server/matches/state/deal.ts';
import type { JournalRow, Store } from '#server/store/store.ts';
import type { AnyModule } from '#shared/contract/module.ts';
import type { Json } from '#shared/json.ts';
import { must } from '#shared/must.ts';
import { playRandomly } from '#shared/testing/play.ts';
import { check } from './checker';
import type { Made } from './person';

const MATCH = 'checked';
const module: AnyModule = must(games.find(({ id }) => id === 'goodcopbadcop'));
const seats = module.players.min;

/** Plays a random match and returns its journal, with the answers that a server would have given to the players. */
function playedMatch() {
  const rows: JournalRow[] = [];
  for (const { action, now } of playRandomly({ module, seats, seed: MATCH }))
    if (action) {
      const id = action.by === null ? null : `m${rows.length}`;
      rows.push({ n: rows.length + 1, at: now, seat: action.by, move: action.move, args: action.args, id });
    }
  const made = rows.flatMap(({ seat, id, move, args }): Made[] =>
    seat === null || id === null ? [] : [{ match: MATCH, seat, id, move, args, answer: { ok: true }, sent: 1 }],
  );
  const options = module.options.parse({}) as Json;
  const beginning = { seed: MATCH, seats, options, now: 0, carryOver: null, practice: null };
  const { setup } = deal(must(createRuntimes([module]).get(module.id)), beginning);
  return { rows, made, setup };
}

const { rows, made, setup } = playedMatch();
const prove = (
  stored: readonly JournalRow[],
  facts: readonly Made[] = made,
  outages = [] as { from: number; to: number }[],
  doubled: readonly string[] = [],
) =>
  check({ match: async () => ({ setup }), journal: async () => stored } as unknown as Store, {
    match: MATCH,
    module,
    made: facts,
    doubled: new Set(doubled),
    outages,
  });
const first = must(made[0]);

test('the checker finds no fault in a consistent match', async () => {
  const { faults, lateness } = await prove(rows);
  expect(faults).toEqual([]);
  expect(lateness.length).toBeGreaterThan(0);
  expect(Math.max(...lateness)).toBe(0);
});

const refused = made.map((one) => (one === first ? { ...one, answer: { refused: 'x', detail: '' } } : one));

test.each<[string, readonly JournalRow[], readonly Made[]]>([
  ['is missing', rows, [...made, { ...first, id: 'lost' }]],
  ['counts 2 times', [...rows, must(rows.find(({ id }) => id === first.id))], made],
  ['was made by nobody', rows, made.filter((one) => one !== first)],
  ['was refused (x) and counts', rows, refused],
  ['counts as another', rows, made.map((one) => (one === first ? { ...one, move: 'other' } : one))],
])('the checker reports a move that %s', async (what, stored, facts) => {
  expect((await prove(stored, facts)).faults.join('\n')).toContain(what);
});

test('the first copy of a duplicated move may be refused', async () => {
  expect((await prove(rows, refused, [], [first.id])).faults).toEqual([]);
});

test('a timeout’s delay is measured from its deadline or from the end of an outage', async () => {
  const at = rows.findIndex(({ seat }) => seat === null);
  const late = rows.map((row, n) => (n < at ? row : { ...row, at: row.at + 5_000 }));
  const due = must(rows[at]).at;
  expect((await prove(late)).lateness[0]).toBe(5_000);
  expect((await prove(late, made, [{ from: due - 1_000, to: due + 4_000 }])).lateness[0]).toBe(1_000);
  expect((await prove(late, made, [{ from: due - 2_000, to: due - 1_000 }])).lateness[0]).toBe(5_000);
});
