import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { createServer } from 'vite';
import { freePort } from '../testing/freePort';

/** The parts of the project that a development server and a new game need. */
const PARTS = ['client', 'games', 'server', 'shared', 'scripts', 'docs/examples'];
const FILES = [
  'package.json',
  ...['', '.base', '.browser', '.rules', '.server'].map((name) => `tsconfig${name}.json`),
  'vite.config.ts',
  'biome.json',
  '.gitignore',
];

/** Copies the project into a new folder, where a game can be added. */
function aCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hush-pictures-'));
  for (const part of [...PARTS, ...FILES]) cpSync(part, join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  const packages = readdirSync('node_modules').filter((name) => !/^\.(cache|vite)/.test(name));
  for (const name of packages) symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

/** Takes pictures of the results of the guide's first two commands: the game on the start page, and its table. */
export async function newGame(browser: Browser, take: (page: Page, name: string) => Promise<void>): Promise<void> {
  const folder = aCopy();
  const script = (name: string) => ['--import', 'tsx', `scripts/${name}.ts`];
  const made = spawnSync(process.execPath, [...script('newGame'), 'nightshift', '--title', 'Night Shift'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.stderr);
  const port = String(await freePort());
  const server = spawn(process.execPath, script('dev/server'), {
    cwd: folder,
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const target = `http://127.0.0.1:${port}`;
  const pages = await createServer({
    root: join(folder, 'client'),
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    server: {
      ...{ port: 0, host: '127.0.0.1', fs: { strict: false }, watch: null },
      proxy: { '/api': { target }, '/socket.io': { target, ws: true } },
    },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (said) => String(said).includes('"serving"') && resolve());
      server.once('exit', () => reject(new Error('the server of the pictures ended')));
    });
    await pages.listen();
    await draw(browser, `${pages.resolvedUrls?.local[0]}`, take);
  } finally {
    await pages.close();
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true });
  }
}

async function draw(browser: Browser, url: string, take: (page: Page, name: string) => Promise<void>): Promise<void> {
  const looks = { colorScheme: 'dark', reducedMotion: 'reduce' } as const;
  const desk = await browser.newPage({ ...looks, viewport: { width: 1440, height: 900 } });
  desk.setDefaultTimeout(120_000);
  await desk.goto(url);
  const poster = (home: Page) =>
    home.getByRole('article').filter({ has: home.getByRole('heading', { name: 'Night Shift', exact: true }) });
  await poster(desk).evaluate((article) => article.scrollIntoView({ block: 'center' }));
  await take(desk, 'newgame-lobby');
  await desk.close();

  const phone = await browser.newPage({ ...looks, viewport: { width: 390, height: 844 } });
  phone.setDefaultTimeout(120_000);
  await phone.goto(url);
  await poster(phone).getByRole('button', { name: 'Try it with bots' }).click();
  const cards = phone.getByRole('dialog', { name: 'First time playing Night Shift?' });
  await cards.getByRole('button', { name: 'Skip', exact: true }).click();
  await phone
    .getByRole('button', { name: /^Accuse/ })
    .first()
    .waitFor();
  // At first, the caption of a sound covers the game's name.
  await phone.getByText(/^\[.*\]$/).waitFor({ state: 'hidden' });
  await take(phone, 'newgame-table');
  await phone.close();
}
