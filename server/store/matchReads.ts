import { type Kysely, type Selectable, sql } from 'kysely';
import type { Draft, LogEntry } from '#shared/contract/module.ts';
import type { Code } from '#shared/ids.ts';
import type { MoveLog } from './moveLog';
import type { MoveEntry, StoredLogEntry, StoredMove } from './moveStatements';
import type { JournalRow, Store, StoredCommitment, StoredMatch } from './store';
import { parsed, type Tables } from './tables';

type MatchReads =
  | 'match'
  | 'runningMatches'
  | 'journal'
  | 'movesBySeat'
  | 'publicLog'
  | 'counted'
  | 'replay'
  | 'notebook'
  | 'holder';

/** Returns the queries about matches. They combine the tables with moves in the log that are not in the tables yet. */
export function matchReads(db: Kysely<Tables>, log: MoveLog | null): Pick<Store, MatchReads> {
  /**
   * Reads the tables and the log at the same moment. Writing the log to the tables needs this connection too, so it
   * cannot happen in between.
   */
  const together = <T>(read: (own: Kysely<Tables>) => Promise<T>): Promise<T> => db.connection().execute(read);
  const unfiled = (id: string): readonly MoveEntry[] => log?.unfiled(id) ?? [];
  const unfiledRows = (id: string): StoredMove[] => unfiled(id).flatMap(({ rows }) => rows);

  return {
    match: (id) =>
      together(async (own) => {
        const stored = own.selectFrom('matches').innerJoin('progress', 'progress.match', 'matches.id');
        const whole = stored.selectAll('matches').select(['version', 'deadline', 'over']);
        const row = await whole.where('id', '=', id).executeTakeFirst();
        return row ? storedMatch({ ...row, ...latestOf(unfiled(id)) }) : null;
      }),
    runningMatches: () =>
      together(async (own) => {
        // The query can use the partial index only if the value is a literal.
        const running = own.selectFrom('progress').where('over', '=', sql.lit(0)).orderBy('number');
        const seated = running.innerJoin('matches', 'matches.id', 'progress.match');
        const rows = await seated.select(['id', 'deadline', 'over', 'seats']).execute();
        return rows
          .map((row) => ({ ...row, ...latestOf(unfiled(row.id)) }))
          .filter(({ over }) => over === 0)
          .map(({ id, deadline, seats }) => ({ id, deadline: timeOf(deadline), seats: parsed(seats) }));
      }),
    journal: (id, after = 0) =>
      together(async (own) => {
        const rows = own.selectFrom('journal').selectAll().where('match', '=', id).where('n', '>', after).orderBy('n');
        const later = unfiledRows(id).filter(({ n }) => n > after);
        return inOrder(await rows.execute(), later).map(journalRow);
      }),
    movesBySeat: (id) =>
      together(async (own) => {
        const rows = own.selectFrom('journal').where('match', '=', id).where('seat', 'is not', null).groupBy('seat');
        const counted = await rows.select(({ fn }) => ['seat', fn.countAll().as('moves')]).execute();
        const moves = new Map(counted.map((row) => [String(row.seat), Number(row.moves)]));
        for (const { seat } of unfiledRows(id)) if (seat !== null) moves.set(seat, (moves.get(seat) ?? 0) + 1);
        return moves;
      }),
    publicLog: (id) =>
      together(async (own) => {
        const rows = own.selectFrom('public_log').selectAll().where('match', '=', id).orderBy('n');
        const later = unfiled(id).flatMap(({ facts }) => facts);
        return inOrder(await rows.execute(), later).map(logEntryOf);
      }),
    counted: (id, seat, actionId) =>
      together(async (own) => {
        const rows = own.selectFrom('journal').selectAll().where('match', '=', id).where('seat', '=', seat);
        const later = unfiledRows(id).find((row) => row.seat === seat && row.action === actionId);
        const row = later ?? (await rows.where('action', '=', actionId).executeTakeFirst());
        return row ? journalRow(row) : null;
      }),
    async replay(id) {
      const row = await db.selectFrom('replays').select('document').where('match', '=', id).executeTakeFirst();
      return row?.document ?? null;
    },
    async notebook(id, seat) {
      const kept = db.selectFrom('notebooks').select('pages').where('match', '=', id).where('seat', '=', seat);
      const row = await kept.executeTakeFirst();
      return row ? parsed(row.pages) : null;
    },
    async holder(id, seat, hash) {
      const good = db.selectFrom('credentials').select(['member', 'screen']).where('match', '=', id);
      return (await good.where('seat', '=', seat).where('hash', '=', hash).executeTakeFirst()) ?? null;
    },
  };
}

/** Returns the columns that the last of these moves sets, or no columns if there are no moves. */
function latestOf(entries: readonly MoveEntry[]) {
  const last = entries.at(-1);
  if (!last) return {};
  // Once a match is over, later moves cannot make it running again.
  const isOver = entries.some(({ over }) => over);
  return { version: last.from + 1, deadline: last.deadline, ...(isOver && { over: 1 }) };
}

function inOrder<T extends { n: number }>(filed: readonly T[], later: readonly T[]): T[] {
  return [...filed, ...later].sort((one, other) => one.n - other.n);
}

type MatchRow = Selectable<Tables['matches']> & Pick<Selectable<Tables['progress']>, 'version' | 'deadline' | 'over'>;

function storedMatch(row: MatchRow): StoredMatch {
  return {
    id: row.id,
    version: row.version,
    setup: {
      game: row.game,
      version: row.rules,
      room: row.room,
      seed: row.seed,
      seats: row.players,
      options: parsed(row.options),
      carryOver: parsed(row.carry_over),
      practice: row.practice,
      commitment: row.commitment === null ? null : (parsed(row.commitment) as StoredCommitment | null),
      began: Number(row.began),
    },
    snapshot: parsed(row.snapshot),
    seats: parsed(row.seats),
    deadline: timeOf(row.deadline),
    over: row.over === 1,
  };
}

function journalRow({ n, at, seat, move, args, action }: StoredMove): JournalRow {
  return { n, at: Number(at), seat, move, args: parsed(args) as Draft, id: action };
}

function logEntryOf({ n, at, code, facts }: StoredLogEntry): LogEntry {
  return { n, at: Number(at), code: code as Code, facts: parsed(facts) };
}

function timeOf(stored: number | null): number | null {
  return stored === null ? null : Number(stored);
}
