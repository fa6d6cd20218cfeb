import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/**
 * The steps that create the schema, in order. The steps are the same for SQLite and PostgreSQL. Until 1.0.0 is released
 * there is only one step, which may change. Its name ends with a digest of the schema, so that a database made before a
 * change is refused. After the release, steps never change, and new steps also run on existing databases.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-initial-6114f99a': { up: initial },
};

/** Runs the steps that the database does not have yet. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Compares the steps of a database with those of this version. Returns `newer` if the database has all known steps and
 * more, `unknown` if its steps differ, or null if it can be opened.
 * @param applied the names of the database's steps, in order
 */
export function schemaProblem(applied: readonly string[]): 'newer' | 'unknown' | null {
  const own = Object.keys(MIGRATIONS);
  if (applied.every((name, index) => name === own[index])) return null;
  return own.every((name, index) => name === applied[index]) ? 'newer' : 'unknown';
}

type NewTable = CreateTableBuilder<string, string>;

async function initial(db: Kysely<never>): Promise<void> {
  await rooms(db);
  await matches(db);
  await moves(db);
  await seats(db);
  await db.schema
    .createTable('probe')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
}

async function rooms(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('rooms')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('rooms_by_use').on('rooms').column('used').execute();
  await db.schema
    .createTable('chat')
    .addColumn('code', 'text', (column) => column.notNull().references('rooms.code').onDelete('cascade'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('phrase', 'text')
    .addColumn('notice', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['code', 'n'])
    .execute();
  await db.schema
    .createTable('finished')
    .addColumn('match', 'text', (column) => column.primaryKey())
    .addColumn('room', 'text', (column) => column.notNull().references('rooms.code').onDelete('cascade'))
    .addColumn('ended', 'bigint', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('finished_of_room').on('finished').columns(['room', 'ended']).execute();
}

async function matches(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('room', 'text', (column) => column.notNull().references('rooms.code').onDelete('cascade'))
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('players', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('carry_over', 'text', (column) => column.notNull())
    .addColumn('practice', 'text')
    .addColumn('commitment', 'text')
    .addColumn('began', 'bigint', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .addColumn('seats', 'text', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('matches_of_room').on('matches').column('room').execute();
  await db.schema.createIndex('matches_by_use').on('matches').column('used').execute();
  await db.schema
    .createTable('progress')
    // SQLite assigns values to an integer primary key by itself.
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
  await sql`create index progress_running on progress (number, match) where over = 0`.execute(db);
  await ofMatch(db, 'replays')
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('replays_key', ['match'])
    .execute();
}

/**
 * Creates the tables for moves: the journal, the public log and, on SQLite, the log that moves are written to first.
 */
async function moves(db: Kysely<never>): Promise<void> {
  await numbered(db, 'journal', (table) =>
    table
      .addColumn('seat', 'text')
      .addColumn('move', 'text', (column) => column.notNull())
      .addColumn('args', 'text', (column) => column.notNull())
      .addColumn('action', 'text')
      .addUniqueConstraint('journal_action', ['match', 'seat', 'action']),
  );
  await numbered(db, 'public_log', (table) =>
    table
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('facts', 'text', (column) => column.notNull()),
  );
  await db.schema
    .createTable('log')
    .addColumn('position', 'integer', (column) => column.primaryKey())
    .addColumn('entry', 'text', (column) => column.notNull())
    .execute();
}

async function seats(db: Kysely<never>): Promise<void> {
  await ofMatch(db, 'credentials')
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('device', 'text')
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('screen', 'text')
    .addPrimaryKeyConstraint('credentials_key', ['match', 'seat', 'hash'])
    .execute();
  await ofMatch(db, 'notebooks')
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('pages', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notebooks_key', ['match', 'seat'])
    .execute();
}

/** Starts creating a table whose rows are deleted together with their match. */
function ofMatch(db: Kysely<never>, name: string): NewTable {
  return db.schema
    .createTable(name)
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'));
}

/**
 * Creates a table whose rows are numbered within their match and deleted with it. SQLite stores this table in the order
 * of its key, so that each row is written only once.
 */
async function numbered(db: Kysely<never>, name: string, add: (table: NewTable) => NewTable): Promise<void> {
  const table = ofMatch(db, name)
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull());
  const keyed = add(table).addPrimaryKeyConstraint(`${name}_key`, ['match', 'n']);
  await (isSqlite(db) ? keyed.modifyEnd(sql`without rowid`) : keyed).execute();
}

function isSqlite(db: Kysely<never>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
