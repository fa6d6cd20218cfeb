import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { prepareFolder } from '../store/inspect';
import { HUSH } from '../store/processLock';
import { StoreProblem } from '../store/store';
import { storeText } from '../store/text';
import { backupText } from './text';

/** Maps the parameters of a database URL to the environment variables that PostgreSQL's tools read. */
const VARIABLES: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  port: 'PGPORT',
  user: 'PGUSER',
  password: 'PGPASSWORD',
  dbname: 'PGDATABASE',
  sslmode: 'PGSSLMODE',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  sslrootcert: 'PGSSLROOTCERT',
  connect_timeout: 'PGCONNECT_TIMEOUT',
  application_name: 'PGAPPNAME',
  options: 'PGOPTIONS',
};

const TABLES = `select count(*) from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;
/** Counts the running servers. Each running server holds one of these advisory locks. */
const SERVERS = `select count(*) from pg_catalog.pg_locks where locktype = 'advisory' and classid = ${HUSH}
  and database = (select oid from pg_catalog.pg_database where datname = current_database())`;

/**
 * Returns the connection settings of `url` as environment variables. As a command-line argument, the password would be
 * visible to every user of the machine.
 */
export function settingsOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const given = {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
  const settings = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  for (const [name, value] of searchParams) {
    const variable = Object.hasOwn(VARIABLES, name) ? VARIABLES[name] : undefined;
    if (variable === undefined) throw new StoreProblem('unknown-setting', backupText.setting(name));
    settings[variable] = value;
  }
  return settings;
}

/**
 * Dumps a database into a new file in PostgreSQL's custom format. Servers may keep writing: the file contains
 * everything committed before the dump began. Returns its size in bytes. If the tools are missing or fail, or if the
 * file exists, rejects with a `StoreProblem` and leaves no file.
 */
export async function backupPostgres(url: string, file: string): Promise<number> {
  if (existsSync(file)) throw new StoreProblem('backup-exists', backupText.taken(file));
  const settings = settingsOf(url);
  prepareFolder(file);
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    closeSync(openSync(part, 'wx', 0o600));
    await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${part}`], settings);
    await verify(part);
    renameSync(part, file);
    return statSync(file).size;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/**
 * Restores a backup in one transaction into a database that no server is using. Rejects with a `StoreProblem` and
 * changes nothing if a server is using the database, if the database has tables and `replace` is off, or if the tools
 * are missing or fail.
 */
export async function restorePostgres(file: string, url: string, { replace = false } = {}): Promise<void> {
  if (!existsSync(file)) throw new StoreProblem('no-backup', backupText.noBackup(file));
  const settings = settingsOf(url);
  const { PGDATABASE = '' } = settings;
  await verify(file);
  if ((await count(SERVERS, settings)) > 0) throw new StoreProblem('database-in-use', backupText.databaseInUse);
  const isTaken = (await count(TABLES, settings)) > 0;
  if (isTaken && !replace) throw new StoreProblem('database-not-empty', backupText.databaseNotEmpty);
  const clean = isTaken ? ['--clean', '--if-exists'] : [];
  const whole = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
  await run('pg_restore', [...clean, ...whole, `--dbname=${PGDATABASE}`, file], settings);
}

/** Checks that the backup's table of contents is readable and lists the objects that every Hush database has. */
async function verify(file: string): Promise<void> {
  const contents = await run('pg_restore', ['--list', file], {});
  if (!contents.includes('kysely_migration')) throw new StoreProblem('database-foreign', storeText.foreign(file));
}

async function count(query: string, settings: Record<string, string>): Promise<number> {
  return Number(await run('psql', ['--no-psqlrc', '--quiet', '--no-align', '--tuples-only', '-c', query], settings));
}

/** Runs a tool and resolves to its output. If the tool fails, rejects with the last line of its error output. */
async function run(tool: string, args: string[], settings: Record<string, string>): Promise<string> {
  const child = spawn(tool, args, { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close').catch((error: unknown) => {
    if ((error as { code?: unknown }).code === 'ENOENT') throw new StoreProblem('no-tool', backupText.noTool(tool));
    throw error;
  });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code === 0) return said;
  throw new StoreProblem('tool-failed', backupText.toolFailed(tool, complained.trim().split('\n').at(-1) ?? ''));
}
