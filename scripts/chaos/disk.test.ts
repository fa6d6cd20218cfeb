import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { must } from '#shared/must.ts';
import { needs } from '../testing/needs';
import { mountDisk } from './disk';

const disk = mountDisk();

// Usually only root can mount a file system.
test.skipIf(disk === null)(
  'writes to a full disk fail and keep existing files',
  needs('permission to mount a file system'),
  () => {
    const { folder, fill, free, end } = must(disk);
    onTestFinished(end);
    const write = (name: string) => writeFileSync(path.join(folder, name), Buffer.alloc(64 * 1024, name));
    write('before');
    fill();
    expect(() => write('full')).toThrow('ENOSPC');
    expect(readFileSync(path.join(folder, 'before'), 'utf8')).toMatch(/^before/);
    free();
    write('after');
  },
);
