import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { isServed, restartOnEdit } from './restartOnEdit';

test.each([
  ['games/covert/rules/clock.ts', true],
  ['games/covertques/content/secret/words.json', true],
  ['docs/examples/moles/game.ts', true],
  ['server/rooms/rooms.ts', true],
  ['shared/ids.ts', true],
  ['scripts/dev/worker.ts', true],
  ['games/covert/board/Board.tsx', false],
  ['docs/examples/moles/board/words.ts', false],
  ['games/covert/rules/clock.test.ts', false],
  ['shared/testing/play.ts', false],
  ['games/covert/rules.md', false],
  ['client/main.tsx', false],
])('editing %s restarts the server: %s', (path, restarted) => {
  expect(isServed(path)).toBe(restarted);
});

test('editing a rule or adding a game restarts the server', async () => {
  const root = mkdtempSync(join(tmpdir(), 'hush-edit-'));
  for (const folder of ['client', 'games/duel', 'docs/examples', 'server', 'shared', 'scripts'])
    mkdirSync(join(root, folder), { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  write('games/duel/game.ts', '');
  const restart = vi.fn();
  const vite = await createServer({
    configFile: false,
    root: join(root, 'client'),
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [restartOnEdit(root, restart)],
  });
  try {
    await vi.waitFor(() => expect(vite.watcher.getWatched()[join(root, 'games/duel')]).toContain('game.ts'), {
      timeout: 30_000,
    });
    write('games/duel/game.ts', 'edited');
    await vi.waitFor(() => expect(restart).toHaveBeenCalled(), { timeout: 30_000 });
    restart.mockClear();
    mkdirSync(join(root, 'games/nightshift'));
    write('games/nightshift/game.ts', 'new');
    await vi.waitFor(() => expect(restart).toHaveBeenCalled(), { timeout: 30_000 });
  } finally {
    await vite.close();
    rmSync(root, { recursive: true });
  }
}, 120_000);
