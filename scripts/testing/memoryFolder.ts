import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux's in-memory file system. */
const MEMORY = '/dev/shm';
/** Number of free bytes that the folder must have, which is more than a test run ever writes. */
const ROOM = 2 ** 30;

/**
 * Keeps the temporary files of this process and its children in memory, if there is room. Test servers sync every move
 * to a file, which takes 50 times as long on a disk. Returns a function that deletes the files.
 */
export function keepInMemory(): () => void {
  if (!hasRoom()) return () => undefined;
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(MEMORY, 'hush-tests-'));
  // PostgreSQL runs as another user, who must be able to read the folder.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  };
}

/** Returns whether the in-memory folder exists, can contain programs, and has room for a test run. */
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
