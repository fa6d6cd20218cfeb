import { type Kysely, sql } from 'kysely';
import { schemaProblem } from './migrations';
import { StoreProblem } from './store';
import type { Tables } from './tables';
import { postgresText } from './text';

/** Returns a database's host, port and name for messages, without the user and the password. */
export function nameOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`;
}

/** Inspects a database without writing to it. Rejects if this version cannot use the database. */
export async function inspectPostgres(db: Kysely<Tables>, name: string): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db);
  const encoding = rows[0]?.encoding ?? 'UTF8';
  if (encoding !== 'UTF8') throw new StoreProblem('database-encoding', postgresText.encoding(name, encoding));
  const tables = await sql<{ table: string }>`
    select tablename as table from pg_tables where schemaname = current_schema()
  `.execute(db);
  if (tables.rows.length === 0) return;
  if (!tables.rows.some(({ table }) => table === 'kysely_migration'))
    throw new StoreProblem('database-foreign', postgresText.foreign(name));
  const steps = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const problem = schemaProblem(steps.rows.map((step) => step.name));
  if (problem) throw new StoreProblem(`database-${problem}`, postgresText[problem](name));
}

/** SQLSTATE and network codes, by cause. */
const DENIED = ['28000', '28P01'];
const MISSING = ['3D000'];
const READ_ONLY = ['25006', '42501', '3F000'];
const NOT_THERE = /^(E[A-Z_]+|08\w{3}|57P\w{2}|53300)$/;

/** If a database could not be opened, returns a `StoreProblem` with advice. Returns any other error unchanged. */
export function asProblem(error: unknown, name: string): unknown {
  if (!(error instanceof Error) || error instanceof StoreProblem) return error;
  const code = 'code' in error ? String(error.code) : '';
  // The server requires a password, but none was given.
  if (DENIED.includes(code) || error.message.startsWith('SASL'))
    return new StoreProblem('database-denied', postgresText.denied(name));
  if (MISSING.includes(code)) return new StoreProblem('database-missing', postgresText.missing(name));
  if (READ_ONLY.includes(code)) return new StoreProblem('database-read-only', postgresText.readOnly(name));
  if (NOT_THERE.test(code) || isFromDriver(error))
    return new StoreProblem('database-unreachable', postgresText.unreachable(name, code || error.message));
  return error;
}

/**
 * Returns whether the error comes from the client library `pg`, which sets no code if a server timed out, hung up or
 * does not support TLS.
 */
function isFromDriver({ message }: Error): boolean {
  return /timeout|terminated|SSL/i.test(message);
}
