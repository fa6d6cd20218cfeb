import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux's in-memory file system. */
const MEMORY = '/dev/shm';
/** Number of free bytes that are required: more than a test run ever writes. */
const ROOM = 2 ** 30;

/**
 * Puts the temporary files of this process and its children into memory if there is room. Test servers sync every move
 * to their files, which takes 50 times as long on a disk.
 * @returns a function that deletes the files
 */
export function keepInMemory(): () => void {
  if (!hasRoom()) return () => undefined;
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(MEMORY, 'hush-tests-'));
  // PostgreSQL runs as a different user, who must be able to read the folder.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  };
}

/** Returns true if the in-memory folder exists, allows running programs, and has room for a test run. */
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
