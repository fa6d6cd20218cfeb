import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const FORBIDDEN: [path: string, line: string][] = [
  ['games/coverblown/rules/evil.ts', "import { serve } from '../../../server/serve';"],
  ['games/coverblown/evil.ts', "import { useState } from 'react';"],
  ['games/coverblown/evil.ts', "import { readFileSync } from 'node:fs';"],
  ['games/coverblown/rules/evil.ts', "import { board } from '../board/index';"],
  ['games/coverblown/evil.ts', "import { view } from '../covertques/view';"],
  ['games/coverblown/evil.test.ts', "import { serve } from '../../server/serve';"],
  ['games/coverblown/board/Evil.tsx', "import { game } from '../game';"],
  ['games/coverblown/board/Evil.tsx', "import lines from '../content/secret/lines.json';"],
  ['games/coverblown/board/Evil.tsx', "import { examine } from '../rules/examine';"],
  ['games/coverblown/board/Evil.tsx', "import { z } from 'zod';"],
  ['games/coverblown/board/Evil.tsx', "import { api } from '../../../client/net/api';"],
  ['server/matches/evil.ts', "import { Button } from '../../client/ui/Button';"],
  ['server/matches/evil.ts', "import { Server } from 'boardgame.io/server';"],
  ['server/matches/evil.ts', "import board from '../../games/coverblown/board/index';"],
  ['client/match/evil.ts', "import { game } from '../../games/coverblown/game';"],
  ['client/match/evil.ts', "import { serve } from '../../server/serve';"],
  ['client/ui/Evil.tsx', "import { api } from '../net/api';"],
  ['shared/evil.ts', "import { catalogue } from '../games/index';"],
  ['shared/evil.ts', "export * from '../server/serve';"],
];

const ALLOWED: [path: string, line: string][] = [
  ['games/coverblown/fine.ts', "export { must } from '../../shared/must';"],
  ['games/coverblown/board/Fine.tsx', "export { legal } from '../legal';"],
  ['server/fine.ts', "export { catalogue } from '../games/index';"],
];

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hush-imports-')));
let reported: Set<string>;

/** A file name for a line of the lists, beside the path it stands for. */
const place = (path: string, at: number) => path.replace(/(evil|fine)/i, `$1${at}`);

beforeAll(() => {
  const config = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  for (const [at, [path, line]] of [...FORBIDDEN, ...ALLOWED].entries()) {
    const file = join(folder, place(path, at));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${line}\n`);
  }
  const args = ['lint', '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none'];
  const ran = spawnSync('biome', args, { cwd: folder, encoding: 'utf8' });
  reported = new Set([...ran.stdout.matchAll(/file=([^,]+),/g)].map(([, file]) => relative(folder, String(file))));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(FORBIDDEN.map(([path, line], at) => ({ path, line, at })))('$path may not say $line', ({ path, at }) => {
  expect(reported).toContain(place(path, at));
});

test.each(ALLOWED.map(([path, line], at) => ({ path, line, at: at + FORBIDDEN.length })))(
  '$path may say $line',
  ({ path, at }) => {
    expect(reported).not.toContain(place(path, at));
  },
);
