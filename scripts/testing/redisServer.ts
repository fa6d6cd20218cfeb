import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf } from '../install/programs.mjs';
import { freePort } from './freePort';
import { type KeptServer, keepServer } from './keptServer';

export interface RedisServer extends KeptServer {
  url: string;
}

export function hasRedisServer(): boolean {
  return folderOf('redis-server') !== null;
}

/** Starts a dedicated Redis server without persistence, in a temporary folder and on a free port. */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hush-redis-'));
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const kept = await keepServer({
    program: join(folderOf('redis-server') ?? '', 'redis-server'),
    args: settings,
    folder,
    ready: 'Ready to accept connections',
    signal: 'KILL',
  });
  return { ...kept, url: `redis://127.0.0.1:${port}` };
}
