import { type Kysely, type Selectable, sql } from 'kysely';
import type { Code } from '../../shared/ids';
import type { Json } from '../../shared/json';
import type { Draft, Told } from '../../shared/module';
import { groupCommits, type WriteMove } from './group';
import type { JournalRow, Store, StoredMatch, StoredRoom } from './store';
import { expire, prune } from './sweeping';
import type { Tables } from './tables';

/** What a database does in its own way. */
interface Dialect extends Pick<Store, 'close' | 'shrink'> {
  /** Writes moves faster than queries do that are made for each; null: there is no such way. */
  writeMove: WriteMove | null;
}

/** The store over a database whose schema is up to date. Its queries say nothing that only one database knows. */
export function storeOver(db: Kysely<Tables>, { close, shrink, writeMove }: Dialect): Store {
  const group = groupCommits(db, writeMove);
  return {
    commit: group.commit,
    ...roomReads(db),
    ...matchReads(db),
    async claimDeadline(id, deadline, by, now, until) {
      const { numUpdatedRows } = await db
        .updateTable('progress')
        .set({ claimed_by: by, claimed_until: until })
        .where('match', '=', id)
        .where('deadline', '=', deadline)
        .where('over', '=', 0)
        .where((is) => is.or([is('claimed_by', 'is', null), is('claimed_by', '=', by), is('claimed_until', '<=', now)]))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    expire: (before, most) => expire(db, before, most),
    prune: (room, quota, most) => prune(db, room, quota, most),
    shrink,
    async close() {
      await group.settled();
      await close();
    },
  };
}

function roomReads(db: Kysely<Tables>): Pick<Store, 'room' | 'roomsUsedSince' | 'chat'> {
  return {
    async room(code) {
      const row = await db.selectFrom('rooms').selectAll().where('code', '=', code).executeTakeFirst();
      return row ? storedRoom(row) : null;
    },
    async roomsUsedSince(time) {
      return (await db.selectFrom('rooms').selectAll().where('used', '>=', time).execute()).map(storedRoom);
    },
    async chat(code, last) {
      const newest = db.selectFrom('chat').selectAll().where('code', '=', code).orderBy('n', 'desc').limit(last);
      const rows = (await newest.execute()).reverse();
      return rows.map(({ n, at, member, text, notice }) => ({
        n,
        at: Number(at),
        member,
        text,
        ...(notice === 1 && { notice: true }),
      }));
    },
  };
}

type MatchReads = 'match' | 'runningMatches' | 'journal' | 'movesBySeat' | 'told' | 'counted' | 'replay' | 'holder';

function matchReads(db: Kysely<Tables>): Pick<Store, MatchReads> {
  const journal = db.selectFrom('journal').selectAll();
  const stored = db
    .selectFrom('matches')
    .innerJoin('progress', 'progress.match', 'matches.id')
    .selectAll('matches')
    .select(['version', 'deadline', 'over']);
  return {
    async match(id) {
      const row = await stored.where('id', '=', id).executeTakeFirst();
      return row ? storedMatch(row) : null;
    },
    async runningMatches() {
      // Said outright, as the index over these alone says it.
      const running = db.selectFrom('progress').where('over', '=', sql.lit(0)).orderBy('number');
      const seated = running.innerJoin('matches', 'matches.id', 'progress.match').select(['id', 'deadline', 'seats']);
      const rows = await seated.execute();
      return rows.map(({ id, deadline, seats }) => ({ id, deadline: timeOf(deadline), seats: read(seats) }));
    },
    async journal(id, after = 0) {
      const rows = journal.where('match', '=', id).where('n', '>', after).orderBy('n');
      return (await rows.execute()).map(journalRow);
    },
    async movesBySeat(id) {
      const rows = db.selectFrom('journal').where('match', '=', id).where('seat', 'is not', null).groupBy('seat');
      const counted = await rows.select(({ fn }) => ['seat', fn.countAll().as('moves')]).execute();
      return new Map(counted.map(({ seat, moves }) => [String(seat), Number(moves)]));
    },
    async told(id): Promise<Told[]> {
      const rows = await db.selectFrom('told').selectAll().where('match', '=', id).orderBy('n').execute();
      return rows.map((row) => ({ n: row.n, at: Number(row.at), code: row.code as Code, facts: read(row.facts) }));
    },
    async counted(id, seat, actionId) {
      const same = journal.where('match', '=', id).where('seat', '=', seat).where('action', '=', actionId);
      const row = await same.executeTakeFirst();
      return row ? journalRow(row) : null;
    },
    async replay(id) {
      const row = await db.selectFrom('replays').select('document').where('match', '=', id).executeTakeFirst();
      return row?.document ?? null;
    },
    async holder(id, seat, hash) {
      const good = db.selectFrom('credentials').select('member').where('match', '=', id).where('seat', '=', seat);
      return (await good.where('hash', '=', hash).executeTakeFirst())?.member ?? null;
    },
  };
}

function storedRoom({ code, version, state }: Selectable<Tables['rooms']>): StoredRoom {
  return { code, version, state: read(state) };
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
      options: read(row.options),
      carryOver: read(row.carry_over),
      practice: row.practice,
      began: Number(row.began),
    },
    snapshot: read(row.snapshot),
    seats: read(row.seats),
    deadline: timeOf(row.deadline),
    over: row.over === 1,
  };
}

function journalRow(row: Selectable<Tables['journal']>): JournalRow {
  const args = read(row.args) as Draft;
  return { n: row.n, at: Number(row.at), seat: row.seat, move: row.move, args, id: row.action };
}

function timeOf(stored: number | null): number | null {
  return stored === null ? null : Number(stored);
}

/** Text that is no JSON counts as null: one broken row must not keep others from being read. */
function read(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}
