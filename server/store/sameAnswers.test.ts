import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { must } from '#shared/must.ts';
import { openSqlite } from './sqlite';
import type { Change, MatchChange, Store } from './store';
import { aDeal, aMove, aRoom, aRow } from './testing';

const MATCHES = ['m1', 'm2', 'm3'] as const;
const ACTIONS = ['a', 'b', 'c', 'd', 'e', null] as const;
const ROOM = 'ACDEFG';

/**
 * A change to a match: a move or another change. Values such as the version are filled in when the change is committed,
 * so that most changes succeed.
 */
interface Move {
  match: (typeof MATCHES)[number];
  /** Offsets added to the version and to the row numbers. With 0, the change succeeds. */
  late: number;
  again: number;
  rows: { seat: string | null; action: (typeof ACTIONS)[number] }[];
  facts: number;
  deadline: number | null;
  with: 'nothing' | 'snapshot' | 'seats' | 'replay' | 'room' | 'end';
  at: number;
}
type Step =
  | { kind: 'moves'; moves: Move[] }
  | { kind: 'deal'; match: Move['match'] }
  | { kind: 'claim'; match: Move['match']; by: string; now: number }
  | { kind: 'expire'; before: number }
  | { kind: 'prune'; matches: number; bytes: number }
  | { kind: 'reopen' };

const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
const aTime = fc.integer({ min: 1_000, max: 9_000 });
const anyMatch = fc.constantFrom(...MATCHES);
const anyMove: fc.Arbitrary<Move> = fc.record({
  match: anyMatch,
  late: mostly(0, -1, 1),
  again: mostly(0, 1),
  rows: fc.array(fc.record({ seat: fc.constantFrom('0', '1', null), action: fc.constantFrom(...ACTIONS) }), {
    maxLength: 2,
  }),
  facts: fc.integer({ min: 0, max: 2 }),
  deadline: fc.option(aTime),
  with: fc.oneof(
    { weight: 8, arbitrary: fc.constant('nothing' as const) },
    { weight: 3, arbitrary: fc.constantFrom('snapshot', 'seats', 'replay', 'room', 'end') },
  ),
  at: aTime,
});
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('moves'), moves: fc.array(anyMove, { minLength: 1, maxLength: 8 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deal'), match: anyMatch }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('claim'), match: anyMatch, by: fc.constantFrom('p', 'q'), now: aTime }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire'), before: aTime }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('prune'), matches: fc.nat(2), bytes: fc.nat(200) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen') }) },
);

/** Computes each change as if all changes before it were already applied. */
async function changesOf(store: Store, moves: readonly Move[]): Promise<Change[]> {
  const matches = await Promise.all(
    MATCHES.map(async (id) => {
      const version = (await store.match(id))?.version ?? 1;
      return [
        id,
        { version, rows: (await store.journal(id)).length, facts: (await store.publicLog(id)).length },
      ] as const;
    }),
  );
  const reached = new Map<string, { version: number; rows: number; facts: number }>(matches);
  return moves.map((move) => {
    const { version, rows, facts } = must(reached.get(move.match));
    reached.set(move.match, {
      version: version + 1,
      rows: rows + move.rows.length,
      facts: facts + move.facts,
    });
    const match: MatchChange = {
      ...aMove(move.match, 1),
      from: version + move.late,
      deadline: move.deadline,
      over: move.with === 'end',
      rows: move.rows.map(({ seat, action }, index) => ({ ...aRow(rows + 1 + index - move.again, action), seat })),
      facts: Array.from({ length: move.facts }, (_, index) => {
        return { n: facts + 1 + index - move.again, at: move.at, code: 'said', facts: { index } };
      }),
      at: move.at,
    };
    if (move.with === 'snapshot' || move.with === 'end') return { match: { ...match, snapshot: { rows } } };
    if (move.with === 'seats') return { match: { ...match, seats: { 0: move.at } } };
    if (move.with === 'replay') return { match, replay: { match: move.match, document: 'é'.repeat(40) } };
    if (move.with === 'room')
      return { match, chat: { code: ROOM, line: { n: move.at, at: 1, member: 'x', text: '' } } };
    return { match };
  });
}

/** Applies a step to a store. Resolves to the store's answer. */
async function make(store: Store, step: Exclude<Step, { kind: 'reopen' }>, changes: readonly Change[]) {
  switch (step.kind) {
    case 'moves':
      return (await Promise.allSettled(changes.map((change) => store.commit(change)))).map((result) =>
        result.status === 'fulfilled' ? result.value : 'rejected',
      );
    case 'deal':
      return store.commit({ match: { ...aDeal(step.match, ROOM), at: 9_000 } }).catch(() => 'rejected');
    case 'claim': {
      const deadline = (await store.match(step.match))?.deadline ?? 0;
      return store.claimDeadline(step.match, deadline, step.by, step.now, step.now + 500);
    }
    case 'expire':
      return store.expire(step.before, 2);
    case 'prune':
      return store.prune(ROOM, { matches: step.matches, bytes: step.bytes, brief: 0 }, 2);
  }
}

async function everything(store: Store) {
  const matches = MATCHES.map(async (id) => ({
    match: await store.match(id),
    journal: await store.journal(id),
    after: await store.journal(id, 2),
    facts: await store.publicLog(id),
    moves: [...(await store.movesBySeat(id))].sort(),
    counted: await Promise.all(ACTIONS.map((action) => store.counted(id, '0', String(action)))),
    replay: await store.replay(id),
  }));
  return { running: await store.runningMatches(), matches: await Promise.all(matches) };
}

test.each([1, 600, 100_000])(
  'a store whose move log is emptied at %i bytes answers like one without a log',
  async (fileFrom) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 14 }), async (steps) => {
        const dir = mkdtempSync(join(tmpdir(), 'same-'));
        const open = () =>
          Promise.all([openSqlite(join(dir, 'log.db'), fileFrom), openSqlite(join(dir, 'plain.db'), null)]);
        let [logged, plain] = await open();
        try {
          for (const store of [logged, plain]) {
            await store.commit({ room: aRoom(ROOM) });
            for (const id of MATCHES) await store.commit({ match: aDeal(id, ROOM) });
          }
          for (const step of steps) {
            if (step.kind === 'reopen') {
              await Promise.all([logged.close(), plain.close()]);
              [logged, plain] = await open();
            } else {
              const changes = step.kind === 'moves' ? await changesOf(plain, step.moves) : [];
              expect(await make(logged, step, changes)).toEqual(await make(plain, step, changes));
            }
            expect(await everything(logged)).toEqual(await everything(plain));
          }
        } finally {
          await Promise.all([logged.close(), plain.close()]);
          rmSync(dir, { recursive: true });
        }
      }),
      { numRuns: 15, endOnFailure: true },
    );
  },
  120_000,
);
