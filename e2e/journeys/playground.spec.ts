import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Page, expect as plain, test } from '@playwright/test';
import { createServer } from 'vite';
import { FRAME, PAGE } from '#client/dev/text.ts';

/** The time limit is longer because the development server transforms each edit for all four frames. */
const expect = plain.configure({ timeout: 60_000 });

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The files from which the development server serves its pages. */
const PARTS = [
  'client',
  'shared',
  'games',
  'server',
  'docs/examples',
  'scripts',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.rules.json',
  'tsconfig.server.json',
  'package.json',
];

/** Copies the project, so that the test can edit files that a development server watches. */
function aCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'hush-playground-'));
  mkdirSync(join(folder, 'docs'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    /** Rewrites a file as an editor would. */
    edit(path: string, from: string | RegExp, to: string) {
      const before = readFileSync(join(folder, path), 'utf8');
      const after = before.replace(from, to);
      expect(after, path).not.toBe(before);
      writeFileSync(join(folder, path), after);
    },
  };
}

async function aDevServer(folder: string) {
  const server = await createServer({
    root: join(folder, 'client'),
    configFile: join(folder, 'vite.config.ts'),
    // The cache is shared with other runs, because its content never changes.
    cacheDir: join(ROOT, 'node_modules', '.vite-playground'),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', proxy: {}, fs: { strict: false } },
  });
  await server.listen();
  return server;
}

/** Returns the frame of a player. The page has one frame for each player. */
const frameOf = (page: Page, who: string) => page.frameLocator(`iframe[title="${who}"]`);
const state = (page: Page) => page.getByRole('region', { name: 'State', exact: true });

test('moves can be made and taken back with buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  page.setDefaultTimeout(60_000);
  const copy = aCopy();
  const server = await aDevServer(copy.folder);
  try {
    await page.goto(`${server.resolvedUrls?.local[0]}dev/moles?players=3&seed=one`);
    const [mara, otis] = [frameOf(page, '0 Mara'), frameOf(page, '1 Otis')];
    // The timeout is long because the page waits until the development server has bundled the packages.
    await expect(mara.getByRole('status').filter({ hasText: 'Talk' })).toBeVisible({ timeout: 180_000 });
    await page.getByRole('button', { name: 'accuse 2' }).click();
    await expect(page.getByText('Move 1 of 1')).toBeVisible();
    await expect(state(page)).toContainText('+0"2"');
    await otis.getByRole('button', { name: 'Accuse Mara' }).click();
    await expect(page.getByText('Move 2 of 2')).toBeVisible();

    await page.getByRole('button', { name: 'One move back' }).click();
    await expect(page.getByText('Move 1 of 2')).toBeVisible();
    await expect(otis.getByRole('button', { name: 'Accuse Mara' })).toHaveAttribute('aria-pressed', 'false');
    await expect(mara.getByRole('button', { name: 'Accuse Ines' })).toHaveAttribute('aria-pressed', 'true');

    // When a rule is edited, the journal is replayed with the new rule.
    copy.edit('docs/examples/moles/game.ts', 'G.accused[playerID] = about', "G.accused[playerID] = '1'");
    await expect(state(page)).toContainText('~0"2""1"');
    await expect(mara.getByRole('button', { name: 'Accuse Otis' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Move 1 of 2')).toBeVisible();

    // When words are edited, the board shows the new words in the same position.
    copy.edit('docs/examples/moles/text.ts', /Talk/g, 'Whisper');
    await expect(otis.getByRole('status').filter({ hasText: 'Whisper' })).toBeVisible();
    await expect(page.getByText('Move 1 of 2')).toBeVisible();

    // If an edited rule refuses an earlier move, the page says so, and the state does not change.
    copy.edit('docs/examples/moles/legal.ts', 'includes(about) ?', "includes(about) && about !== '2' ?");
    await expect(page.getByRole('status').filter({ hasText: 'move 1 of 2 doesn’t fit' })).toContainText('nobody-there');
    await expect(mara.getByRole('button', { name: 'Accuse Otis' })).toHaveAttribute('aria-pressed', 'true');

    // The page reports where in the code an endless loop is. The page keeps working, and shows the next edit.
    copy.edit('docs/examples/moles/legal.ts', " && about !== '2' ?", ' ?');
    copy.edit('docs/examples/moles/game.ts', "G.accused[playerID] = '1'", "for (;;) G.accused[playerID] = '1'");
    await expect(page.getByRole('status').filter({ hasText: 'move 1 of 2 doesn’t fit' })).toContainText(
      /the loop at docs\/examples\/moles\/game\.ts:\d+ goes round without an end/,
    );
    copy.edit('docs/examples/moles/game.ts', "for (;;) G.accused[playerID] = '1'", 'G.accused[playerID] = about');
    await expect(mara.getByRole('button', { name: 'Accuse Ines' })).toHaveAttribute('aria-pressed', 'true');
  } finally {
    await server.close();
    rmSync(copy.folder, { recursive: true });
  }
});

test('the shipped build contains nothing from the playground', () => {
  const { dealHint, randomHint, nextHint, nothingNext, openHint, ownArgs } = PAGE;
  const words = [...Object.values(FRAME), dealHint, randomHint, nextHint, nothingNext, openHint, ownArgs];
  const built = readdirSync(join(ROOT, 'dist'), { recursive: true, withFileTypes: true }).filter(
    ({ name, parentPath }) =>
      /\.(js|css|html|json|webmanifest)$/.test(name) && !relative(ROOT, parentPath).startsWith('dist/examples'),
  );
  expect(built.length).toBeGreaterThan(20);
  for (const { name, parentPath } of built) {
    const text = readFileSync(join(parentPath, name), 'utf8');
    expect(
      [...words, 'hush-position', 'dev/frame'].filter((each) => text.includes(each)),
      name,
    ).toEqual([]);
  }
});
