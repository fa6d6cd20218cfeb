import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './freePort';

/** Debian keeps the programs of each version in a folder of their own. */
const DEBIAN = '/usr/lib/postgresql';
const OWNER = 'hush';

export interface PostgresServer {
  /** The address of one of its databases; `postgres` is there from the start. */
  url(database: string): string;
  port: number;
  /** Ends it and deletes its folder. */
  end(): Promise<void>;
}

/** Where PostgreSQL's programs are on this machine; null: nowhere. */
export function postgresPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

/**
 * Starts a real server in a temporary folder on a free port of this machine, apart from any that runs. It ends with this
 * process, however that ends.
 */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const nobody = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid);
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
    // Nothing of it has to outlive the machine.
    fsync: 'off',
    full_page_writes: 'off',
    shared_buffers: '32MB',
    autovacuum: 'off',
  };
  const said = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // The shell waits for the end of its input, which comes with the end of this process, and no signal of a terminal
  // reaches it.
  const keeper = spawn('sh', ['-c', KEEP, 'sh', folder, join(programs, 'postgres'), '-D', data, ...said], {
    ...options,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
  const lines: string[] = [];
  for await (const line of createInterface({ input: keeper.stderr })) {
    lines.push(line);
    if (line.includes('ready to accept connections')) break;
  }
  if (keeper.exitCode !== null) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`);
  }
  keeper.stderr.resume();
  for (const handle of [keeper, keeper.stdin, keeper.stderr]) (handle as { unref?(): void }).unref?.();
  return {
    port,
    url: (database) => `postgres://${OWNER}@127.0.0.1:${port}/${database}`,
    async end() {
      keeper.stdin.end();
      await ended;
    },
  };
}

/** Runs a server until the input ends, then deletes its folder. */
const KEEP = `
  folder=$1; shift
  "$@" &
  cat > /dev/null
  kill -QUIT $!
  wait $!
  cd / && rm -rf "$folder"
`;

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }));
}
