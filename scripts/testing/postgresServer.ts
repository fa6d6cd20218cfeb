import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderOf, UNPACKED } from '../install/programs.mjs';
import { freePort } from './freePort';
import { type KeptServer, keepServer } from './keptServer';

const OWNER = 'hush';

export interface PostgresServer extends KeptServer {
  /** Returns the address of a database on this server. At first, the only database is `postgres`. */
  url(database: string): string;
  port: number;
}

/** Returns the folder with PostgreSQL's programs, or null if the machine has none. */
export const postgresPrograms = () => folderOf('postgresql');

/**
 * Starts a PostgreSQL server in a temporary folder below `under`, on a free port. The server ends when this process
 * ends, even if this process is killed.
 */
export async function startPostgres(found: string, under = tmpdir()): Promise<PostgresServer> {
  const folder = mkdtempSync(join(under, 'postgres-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root, so root runs it as `nobody`.
  const nobody = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid);
  const programs = nobody.uid !== undefined && found.startsWith(UNPACKED) ? copyOf(found, folder) : found;
  const options = { ...nobody, cwd: folder };
  const cluster = [
    '-D',
    data,
    '-U',
    OWNER,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
    '--no-instructions',
  ];
  execFileSync(join(programs, 'initdb'), cluster, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    // Test data need not survive a crash of the machine.
    fsync: 'off',
    full_page_writes: 'off',
    shared_buffers: '32MB',
    autovacuum: 'off',
    jit: 'off',
  };
  const said = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const kept = await keepServer({
    program: join(programs, 'postgres'),
    args: ['-D', data, ...said],
    folder,
    ready: 'ready to accept connections',
    signal: 'QUIT',
    user: nobody,
  });
  return { ...kept, port, url: (database) => `postgres://${OWNER}@127.0.0.1:${port}/${database}` };
}

/** Copies the unpacked package, because another user may be unable to read the project's folder. */
function copyOf(programs: string, folder: string): string {
  const copy = join(folder, 'package');
  cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }));
}
