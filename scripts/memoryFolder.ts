import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';
/** Room that a run of the tests never fills, in bytes. */
const ROOM = 2 ** 30;

/**
 * Lets this process and those it starts write their temporary files to memory where the machine has room for it: every
 * move of every test server is synced, which takes a disk 50 times as long. Returns what removes the files.
 */
export function keepInMemory(): () => void {
  if (!hasRoom()) return () => undefined;
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(MEMORY, 'hush-tests-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  };
}

/** Whether there is such a folder, programs can be started from it, and a run of the tests fits into it. */
function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const options = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, place]) => place === MEMORY)?.[3];
    return options !== undefined && !options.split(',').includes('noexec') && bavail * bsize > ROOM;
  } catch {
    return false;
  }
}
