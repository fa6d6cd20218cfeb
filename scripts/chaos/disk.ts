import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A disk that can be full. */
export interface Disk {
  folder: string;
  /** From now on nothing more can be written. */
  fill(): void;
  free(): void;
  end(): void;
}

/** In MB; only what is written takes memory. */
const ROOM = 8 * 1024;
/** How often it is tried to leave no room, while others write. */
const TRIES = 20;

/** A file system in memory, where this system lets us have one: mostly root alone may. Null: it does not. */
export function mountDisk(): Disk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'chaos-disk-'));
  const mount = (...args: string[]) => execFileSync('mount', [...args, folder], { stdio: 'ignore' });
  try {
    mount('-t', 'tmpfs', '-o', `size=${ROOM}m,mode=777`, 'tmpfs');
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const end = () => {
    process.off('exit', end);
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  };
  process.once('exit', end);
  mkdirSync(path.join(folder, 'data'));
  return {
    folder,
    fill() {
      for (let left = TRIES; ; left--) {
        const { blocks, bfree, bsize } = statfsSync(folder);
        try {
          mount('-o', `remount,size=${(blocks - bfree) * bsize}`);
          return;
        } catch (error) {
          // Somebody wrote meanwhile, and no disk is smaller than what is on it.
          if (left === 0) throw error;
        }
      }
    },
    free: () => void mount('-o', `remount,size=${ROOM}m`),
    end,
  };
}
