import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StoreProblem } from '../store/store';
import { backupPostgres, restorePostgres } from './postgres';
import { backupSqlite, restoreSqlite } from './sqlite';
import { backupText } from './text';

const [task, ...rest] = process.argv.slice(2);
const { DATABASE_URL: url = '' } = process.env;
const dataDir = process.env.DATA_DIR || './data';
const database = join(dataDir, 'hush.db');
const isPostgres = url !== '';

/** Returns the path itself or, for a folder, the path of a new file in that folder, named after the current time. */
function targetOf(place: string): string {
  if (!place.endsWith('/') && !(existsSync(place) && statSync(place).isDirectory())) return place;
  const moment = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  return join(place, `hush-${moment}.${isPostgres ? 'dump' : 'db'}`);
}

async function backup([place = `${dataDir}/backups/`]: string[]): Promise<string> {
  const file = targetOf(place);
  const bytes = isPostgres ? await backupPostgres(url, file) : await backupSqlite(database, file);
  return backupText.written(file, bytes);
}

async function restore(args: string[]): Promise<string> {
  const replace = args.includes('--replace');
  const [file, ...others] = args.filter((arg) => arg !== '--replace');
  if (file === undefined || others.length > 0) throw new StoreProblem('unknown-task', backupText.usage);
  if (isPostgres) await restorePostgres(file, url, { replace });
  else restoreSqlite(file, database, { replace });
  return backupText.restored(file, isPostgres ? 'the database of DATABASE_URL' : dataDir);
}

async function run(): Promise<string> {
  if (task === 'backup' && rest.length <= 1) return backup(rest);
  if (task === 'restore') return restore(rest);
  throw new StoreProblem('unknown-task', backupText.usage);
}

run().then(
  (said) => process.stdout.write(`${said}\n`),
  (error: unknown) => {
    if (!(error instanceof StoreProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
