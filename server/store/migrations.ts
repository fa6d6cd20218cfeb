import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Every step the schema ever took, in order, on both databases. Steps that were released never change what they do to a
 * database that has them behind it; new ones are added.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-rooms-and-matches': { up: roomsAndMatches },
  '0002-one-hash-and-carry-over': { up: oneHashAndCarryOver },
  '0003-practice-tables': { up: practiceTables },
  '0004-credentials-of-members': { up: credentialsOfMembers },
  '0005-room-on-the-disk': { up: roomOnTheDisk },
  '0006-progress': { up: progress },
  '0007-log': { up: log },
  '0008-commitments': { up: commitments },
  '0009-screens': { up: screens },
  '0010-notebooks': { up: notebooks },
  '0011-finished': { up: finished },
};

/** What only SQLite needs or knows. */
const isSqlite = (db: Kysely<never>): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

async function roomsAndMatches(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('rooms')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('chat')
    .addColumn('code', 'text', (column) => column.notNull().references('rooms.code').onDelete('cascade'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('notice', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['code', 'n'])
    .execute();
  await matches(db);
  await ofMatches(db);
}

async function matches(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('room', 'text', (column) => column.notNull().references('rooms.code').onDelete('cascade'))
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('players', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('evening', 'text', (column) => column.notNull())
    .addColumn('began', 'bigint', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .addColumn('seats', 'text', (column) => column.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('over', 'integer', (column) => column.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'bigint')
    .addColumn('used', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('matches_of_room').on('matches').column('room').execute();
  await db.schema.createIndex('matches_running').on('matches').columns(['over', 'deadline']).execute();
}

async function ofMatches(db: Kysely<never>): Promise<void> {
  const rowsOf = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'));
  await rowsOf('journal')
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('seat', 'text')
    .addColumn('move', 'text', (column) => column.notNull())
    .addColumn('args', 'text', (column) => column.notNull())
    .addColumn('action', 'text')
    .addPrimaryKeyConstraint('journal_key', ['match', 'n'])
    .addUniqueConstraint('journal_action', ['match', 'seat', 'action'])
    .execute();
  await rowsOf('told')
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('told_key', ['match', 'n'])
    .execute();
  await rowsOf('credentials')
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('credentials_key', ['match', 'seat', 'hash'])
    .execute();
  await rowsOf('replays')
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('replays_key', ['match'])
    .execute();
}

/** Credentials were hashed to hexadecimal, everything else to base64url; what a match leaves was called `evening`. */
async function oneHashAndCarryOver(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('matches').renameColumn('evening', 'carry_over').execute();
  const rows = db as unknown as Kysely<{
    rooms: { code: string; state: string };
    credentials: { match: string; seat: string; hash: string };
  }>;
  for (const { code, state } of await rows.selectFrom('rooms').select(['code', 'state']).execute()) {
    const renamed = withCarryOver(state);
    if (renamed !== null) await rows.updateTable('rooms').set({ state: renamed }).where('code', '=', code).execute();
  }
  for (const row of await rows.selectFrom('credentials').select(['match', 'seat', 'hash']).execute()) {
    if (!/^[0-9a-f]{64}$/.test(row.hash)) continue;
    const hash = Buffer.from(row.hash, 'hex').toString('base64url');
    const same = rows.updateTable('credentials').set({ hash }).where('match', '=', row.match);
    await same.where('seat', '=', row.seat).where('hash', '=', row.hash).execute();
  }
}

/** The room's state with the new key; null where there is nothing to rename or nothing can be read. */
function withCarryOver(text: string): string | null {
  try {
    const { evening, ...state } = JSON.parse(text) as Record<string, unknown>;
    return evening === undefined ? null : JSON.stringify({ ...state, carryOver: evening });
  } catch {
    // Rooms that cannot be read are set aside when they are brought back, and stay as they are.
    return null;
  }
}

/** Matches that were dealt before there were practice tables are ordinary ones. */
async function practiceTables(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('practice', 'text').execute();
}

/** Credentials say whose they are and of which device. Those of which nobody knows any longer whose they were die. */
async function credentialsOfMembers(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('credentials').renameTo('credentials_before').execute();
  await db.schema
    .createTable('credentials')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('device', 'text')
    .addColumn('n', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('credentials_of_seat', ['match', 'seat', 'hash'])
    .execute();
  const rows = db as unknown as Kysely<{
    rooms: { code: string; state: string };
    matches: { id: string; room: string; seats: string };
    credentials_before: { match: string; seat: string; hash: string };
    credentials: { match: string; seat: string; hash: string; member: string; device: null; n: number };
  }>;
  const held = await rows
    .selectFrom('credentials_before')
    .innerJoin('matches', 'matches.id', 'credentials_before.match')
    .innerJoin('rooms', 'rooms.code', 'matches.room')
    .select(['match', 'seat', 'hash', 'matches.seats as seats', 'rooms.state as room'])
    .execute();
  for (const [index, { match, seat, hash, seats, room }] of held.entries()) {
    const member = dealtTo(seats, room, match, seat);
    if (member === null) continue;
    await rows
      .insertInto('credentials')
      .values({ match, seat, hash, member, device: null, n: index + 1 })
      .execute();
  }
  await db.schema.dropTable('credentials_before').execute();
}

/** Who was dealt a seat: its match says so, or, where that is older, the room of which it is the last match. */
function dealtTo(seats: string, room: string, match: string, seat: string): string | null {
  type Dealt = Record<string, { member?: unknown } | undefined> | null;
  try {
    const last = (JSON.parse(room) as { match?: { id?: unknown; seats?: Dealt } | null } | null)?.match;
    const member = (JSON.parse(seats) as Dealt)?.[seat]?.member ?? (last?.id === match && last.seats?.[seat]?.member);
    return typeof member === 'string' ? member : null;
  } catch {
    return null;
  }
}

/** Matches say how long they are, so that a room can have its share; what is swept is found quickly. */
async function roomOnTheDisk(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('bytes', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  const lengths = [
    ['journal', 'args'],
    ['told', 'facts'],
    ['replays', 'document'],
  ] as const;
  for (const [table, column] of lengths) {
    const length = sql`coalesce((select sum(octet_length(${sql.ref(column)})) from ${sql.table(table)} where match = matches.id), 0)`;
    await sql`update matches set bytes = bytes + ${length}`.execute(db);
  }
  await db.schema.createIndex('matches_by_use').on('matches').column('used').execute();
  await db.schema.createIndex('rooms_by_use').on('rooms').column('used').execute();
  await db.schema
    .createTable('probe')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
}

/**
 * A move no longer rewrites the row with its match's snapshot: what each move changes is a table of its own. Journal
 * and public log are trees by match themselves, where each row was written to a table and to its index.
 */
async function progress(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('progress')
    // SQLite numbers the rows of such a column by itself.
    .addColumn('number', 'integer', (column) =>
      isSqlite(db) ? column.primaryKey() : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('match', 'text', (column) => column.notNull().unique().references('matches.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('over', 'integer', (column) => column.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'bigint')
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .execute();
  const moved = sql.raw('version, deadline, over, claimed_by, claimed_until, used, bytes');
  await sql`insert into progress (match, ${moved}) select id, ${moved} from matches order by began, id`.execute(db);
  await sql`create index progress_running on progress (number, match) where over = 0`.execute(db);
  await db.schema.dropIndex('matches_running').execute();
  for (const column of ['version', 'deadline', 'over', 'claimed_by', 'claimed_until', 'bytes']) {
    await db.schema.alterTable('matches').dropColumn(column).execute();
  }
  await rebuilt(db, 'journal', ['match', 'n', 'at', 'seat', 'move', 'args', 'action'], (table) =>
    table
      .addColumn('seat', 'text')
      .addColumn('move', 'text', (column) => column.notNull())
      .addColumn('args', 'text', (column) => column.notNull())
      .addColumn('action', 'text')
      .addUniqueConstraint('journal_action', ['match', 'seat', 'action']),
  );
  await rebuilt(db, 'told', ['match', 'n', 'at', 'code', 'facts'], (table) =>
    table
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('facts', 'text', (column) => column.notNull()),
  );
}

/** Moves are written to one table in the order in which they come, and from there to their matches, many at once. */
async function log(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('log')
    .addColumn('position', 'integer', (column) => column.primaryKey())
    .addColumn('entry', 'text', (column) => column.notNull())
    .execute();
}

/** Nothing was promised of the deals before. */
async function commitments(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('commitment', 'text').execute();
}

/** Credentials say which of a seat's two screens they are for; those from before are for all of it. */
async function screens(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('credentials').addColumn('screen', 'text').execute();
}

/** What each seat writes down for itself. It goes with its match. */
async function notebooks(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('notebooks')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('pages', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notebook_of_seat', ['match', 'seat'])
    .execute();
}

/** What a room tells of its finished matches. It goes with the room; of matches that ended before nothing is told. */
async function finished(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('finished')
    .addColumn('match', 'text', (column) => column.primaryKey())
    .addColumn('room', 'text', (column) => column.notNull().references('rooms.code').onDelete('cascade'))
    .addColumn('ended', 'bigint', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('finished_of_room').on('finished').columns(['room', 'ended']).execute();
}

type NewTable = CreateTableBuilder<string, string>;

/** Writes numbered rows of matches into a table without row ids. Other databases have no such thing. */
async function rebuilt(
  db: Kysely<never>,
  name: string,
  columns: string[],
  add: (table: NewTable) => NewTable,
): Promise<void> {
  if (!isSqlite(db)) return;
  const before = `${name}_before`;
  await db.schema.alterTable(name).renameTo(before).execute();
  const numbered: NewTable = db.schema
    .createTable(name)
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull());
  await add(numbered)
    .addPrimaryKeyConstraint(`${name}_of_match`, ['match', 'n'])
    .modifyEnd(sql`without rowid`)
    .execute();
  const all = sql.raw(columns.join(', '));
  await sql`insert into ${sql.table(name)} (${all}) select ${all} from ${sql.table(before)}`.execute(db);
  await db.schema.dropTable(before).execute();
}
