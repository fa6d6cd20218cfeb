import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptOf } from './tool.mjs';

/** For each kind of folder, imports that Biome must report. `imports.test.ts` tests imports between games. */
const FORBIDDEN: [path: string, line: string][] = [
  ['games/one/rules/evil.ts', "import { serve } from '#server/serve.ts';"],
  ['games/one/evil.ts', "import { useState } from 'react';"],
  ['games/one/evil.ts', "import { readFileSync } from 'node:fs';"],
  ['games/one/evil.ts', "import { atom } from 'nanostores';"],
  ['games/one/rules/evil.ts', "import { board } from '../board/index';"],
  ['games/one/evil.test.ts', "import { serve } from '#server/serve.ts';"],
  ['games/one/board/Evil.tsx', "import { game } from '../game';"],
  ['games/one/board/Evil.tsx', "import lines from '../content/secret/lines.json';"],
  ['games/one/board/Evil.tsx', "import { examine } from '../rules/examine';"],
  ['games/one/board/Evil.tsx', "import { z } from 'zod';"],
  ['games/one/board/Evil.tsx', "import { api } from '#client/net/api.ts';"],
  ['games/one/board/Evil.tsx', "import { RoomStore } from '#client/state/room.ts';"],
  ['docs/examples/one/index.ts', "import { serve } from '#server/serve.ts';"],
  ['docs/examples/one/board/Evil.tsx', "import { game } from '../game';"],
  ['server/matches/evil.ts', "import { Button } from '#client/ui/Button.tsx';"],
  ['server/matches/evil.ts', "import { Server } from 'boardgame.io/server';"],
  ['server/matches/evil.ts', "import board from '#games/one/board/index.ts';"],
  ['client/Evil.tsx', "import { serve } from '#server/serve.ts';"],
  ['client/net/evil.ts', "import { refuse } from '../state/toasts';"],
  ['client/state/evil.ts', "import { Button } from '../ui/Button';"],
  ['client/feedback/evil.ts', "import { api } from '../net/api';"],
  ['client/feedback/evil.ts', "import { Button } from '../ui/Button';"],
  ['client/ui/Evil.tsx', "import { api } from '../net/api';"],
  ['client/ui/Evil.tsx', "import { RoomStore } from '../state/room';"],
  ['client/ui/Evil.tsx', "import { useBoardContext } from '../board/context';"],
  ['client/settings/Evil.tsx', "import { useRoom } from '../room/context';"],
  ['client/board/chrome/Evil.tsx', "import { useRoom } from '../../room/context';"],
  ['client/board/chrome/Evil.tsx', "import { game } from '#games/one/game.ts';"],
  ['client/room/Evil.tsx', "import { MatchPage } from '../match/MatchPage';"],
  ['client/room/Evil.tsx', "import { Home } from '../pages/home/Home';"],
  ['client/match/evil.ts', "import { game } from '#games/one/game.ts';"],
  ['client/match/evil.ts', "import { serve } from '#server/serve.ts';"],
  ['client/match/evil.ts', "import { Home } from '../pages/home/Home';"],
  ['client/pages/evil.ts', "import { serve } from '#server/serve.ts';"],
  ['client/dev/evil.ts', "import { createAcks } from '#server/matches/wire/acks.ts';"],
  ['client/dev/match/evil.ts', "import { moles } from '#games/moles.ts';"],
  ['shared/evil.ts', "import { catalogue } from '#games/index.ts';"],
  ['shared/evil.ts', "export * from '#server/serve.ts';"],
];

const ALLOWED: [path: string, line: string][] = [
  ['games/one/fine.ts', "export { must } from '#shared/must.ts';"],
  ['games/one/board/Fine.tsx', "export { legal } from '../legal';"],
  ['server/fine.ts', "export { catalogue } from '#games/index.ts';"],
  ['client/ui/Fine.tsx', "export { useSettings } from '../state/settings';"],
  ['client/board/fine.ts', "export type { RoomView } from '#shared/room/room.ts';"],
  ['client/room/Fine.tsx', "export { SettingsSheet } from '../settings/SettingsSheet';"],
  ['client/match/Fine.tsx', "export { useRoom } from '../room/context';"],
  ['client/dev/fine.ts', "export { z } from 'zod';"],
  ['client/dev/Fine.tsx', "export { MatchPage } from '../match/MatchPage';"],
  ['client/pages/Fine.tsx', "export { MatchPage } from '../match/MatchPage';"],
];

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hush-imports-')));
let reported: Set<string>;

/** Returns a file name that contains the line's index `at`, in the folder of `path`. */
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
  const ran = spawnSync(process.execPath, [scriptOf('biome'), ...args], { cwd: folder, encoding: 'utf8' });
  reported = new Set([...ran.stdout.matchAll(/file=([^,]+),/g)].map(([, file]) => relative(folder, String(file))));
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(FORBIDDEN.map(([path, line], at) => ({ path, line, at })))(
  'a file in $path may not contain $line',
  ({ path, at }) => {
    expect(reported).toContain(place(path, at));
  },
);

test.each(ALLOWED.map(([path, line], at) => ({ path, line, at: at + FORBIDDEN.length })))(
  'a file in $path may contain $line',
  ({ path, at }) => {
    expect(reported).not.toContain(place(path, at));
  },
);
