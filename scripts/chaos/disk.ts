import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Disk {
  folder: string;
  /** Fills the disk so that further writes fail. */
  fill(): void;
  free(): void;
  end(): void;
}

/** Size in MB. Only written data takes up memory. */
const ROOM = 8 * 1024;
/** Number of attempts to fill the disk while other processes write to it. */
const TRIES = 20;

/**
 * Mounts an in-memory file system. Returns null if the system does not permit mounting, which usually only root may do.
 */
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
          // Another process has just written more, and the disk cannot become smaller than its contents.
          if (left === 0) throw error;
        }
      }
    },
    free: () => void mount('-o', `remount,size=${ROOM}m`),
    end,
  };
}
