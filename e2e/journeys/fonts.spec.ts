import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import type { GameId } from '#shared/ids.ts';
import { must } from '#shared/must.ts';
import { holdFonts } from '../drivers/fonts';
import { builtClient, expect, type Journey, skipIntroduction, test } from '../drivers/journey';

const packaged = (file: string) => dirname(fileURLToPath(import.meta.resolve(file)));

interface System {
  /** The folders that contain all fonts of this system. */
  folders: readonly string[];
  /** The names under which the system knows its fonts, keyed by the names in the font files. */
  names?: Readonly<Record<string, string>>;
}

/** Operating systems and their fonts. Arimo, Tinos and Cousine have the same outlines as the Liberation fonts. */
const SYSTEMS: Record<string, System> = {
  'DejaVu fonts': { folders: [packaged('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')] },
  'Liberation fonts': {
    folders: ['arimo', 'tinos', 'cousine'].map((name) => packaged(`@expo-google-fonts/${name}/package.json`)),
    names: { Arimo: 'Liberation Sans', Tinos: 'Liberation Serif', Cousine: 'Liberation Mono' },
  },
  'no fonts': { folders: [] },
};

/** For each game: its id, its title on the table, and the number of bots. */
const TABLES: readonly (readonly [game: GameId, title: string, bots: number])[] = [
  ['coverblown', 'Cover Blown!', 4],
  ['covertques', 'Covert Ques', 6],
  ['covert', 'Covert', 3],
  ['goodcopbadcop', 'Good Cop Bad Cop', 7],
];

/** The time limit for loading seven pages at the same time, in ms. */
const LONGEST_START = 90_000;

const STYLES = { Regular: '', Italic: ' Italic', Bold: ' Bold', 'Bold Italic': ' Bold Italic' };

/** Writes a fontconfig file that allows only the fonts of `system`, and returns its path. */
function fontconfig({ folders, names = {} }: System): string {
  const own = mkdtempSync(join(tmpdir(), 'hush-fonts-'));
  const file = join(own, 'fonts.conf');
  const dirs = [own, ...folders].map((folder) => `<dir>${folder}</dir>`);
  const renamed = Object.entries(names).flatMap(([from, to]) =>
    Object.entries(STYLES).map(
      ([style, suffix]) => `<match target="scan">
        <test name="family"><string>${from}</string></test><test name="style"><string>${style}</string></test>
        <edit name="family"><string>${to}</string></edit><edit name="fullname"><string>${to}${suffix}</string></edit>
      </match>`,
    ),
  );
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig>${dirs.join('')}<cachedir>${own}</cachedir>${renamed.join('')}</fontconfig>`,
  );
  return file;
}

/**
 * Runs in the page: returns all lines of text, with their boxes in px. Digits are replaced by zeros, because clocks
 * change. Captions are left out, because they appear and disappear.
 */
function textBoxes(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxes: string[] = [];
  while (texts.nextNode()) {
    if (texts.currentNode.parentElement?.closest('[data-shown]')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const { x, y, width, height } of range.getClientRects())
      boxes.push(
        `${texts.currentNode.nodeValue?.replaceAll(/\d/g, '0')}: ${[x, y, width, height].map((px) => px.toFixed(2)).join(' ')}`,
      );
  }
  return boxes;
}

/**
 * Returns the home page, a join page, a room, and a table of each game, each with the selector of an element
 * that is visible when the page has loaded.
 */
async function pagesOf(server: Journey['server'], context: BrowserContext) {
  const held: [key: string, member: string][] = [];
  const make = async (game: GameId, bots: number) => {
    const { code, id, token } = await server.makeRoom('Mara', { game });
    held.push([`hush.room.${code}`, JSON.stringify({ id, token })]);
    if (bots === 0) return `/r/${code}`;
    await server.ask('POST', `/api/rooms/${code}/bots`, { token, body: { count: bots } });
    await server.ask('POST', `/api/rooms/${code}/start`, { token, body: { readers: 'leave' } });
    return `/r/${code}`;
  };
  const door = await server.makeRoom('Wren', { game: 'covert' });
  const room = await make('covertques', 0);
  const tables: { name: string; path: string; shows: string }[] = [];
  for (const [game, title, bots] of TABLES)
    tables.push({ name: game, path: await make(game, bots), shows: `[data-shape] >> text="${title}"` });
  await context.addInitScript((members) => {
    for (const [key, member] of members) localStorage.setItem(key, member);
  }, held);
  await context.addInitScript(skipIntroduction);
  return [
    { name: 'home', path: '/', shows: 'h2 >> text=Covert Ques' },
    { name: 'door', path: `/r/${door.code}`, shows: 'text=Take a seat' },
    { name: 'room', path: room, shows: 'text=Start Covert Ques' },
    ...tables,
  ];
}

type Shown = Awaited<ReturnType<typeof pagesOf>>[number];

/**
 * Runs in the page: resolves once nothing changes and all text is visible. For 100 ms after requesting a font, a
 * browser may leave out the text in that font. If the font arrives within that time, the text is drawn in that font
 * from the start.
 * @param waitsForFonts whether to wait until no font is loading
 */
async function drawn(waitsForFonts: boolean): Promise<void> {
  // Without a timeout, a page that is waiting for its fonts might never become idle.
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 }));
  for (let isQuiet = false; !isQuiet; ) {
    isQuiet = true;
    const changes = new MutationObserver(() => {
      isQuiet = false;
    });
    changes.observe(document, { subtree: true, childList: true, characterData: true });
    if (waitsForFonts) await document.fonts.ready;
    await idle();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await new Promise((done) => setTimeout(done, 100));
    // Even on a busy page, timers that are due run before the next idle moment.
    await idle();
    changes.disconnect();
  }
}

/** Opens a page. Resolves when the page has been drawn and has fetched everything except its fonts. */
async function drawnPage(context: BrowserContext, { name, path, shows }: Shown) {
  const page = await context.newPage();
  const pending = new Set<Request>();
  page.on('request', (request) => request.resourceType() !== 'font' && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator(shows).first(), name).toBeVisible({ timeout: LONGEST_START });
  do {
    await expect
      .poll(() => pending.size, { message: `${name} has fetched everything`, timeout: LONGEST_START })
      .toBe(0);
    await page.evaluate(drawn, false);
  } while (pending.size > 0);
  return { name, page };
}

/**
 * Opens all pages at the same time. Returns the lines of text on each page after everything has been fetched.
 * @param release called once all pages have been drawn for the first time
 */
async function boxesOf(context: BrowserContext, pages: readonly Shown[], release?: () => void) {
  const open = await Promise.all(pages.map((shown) => drawnPage(context, shown)));
  release?.();
  const boxes: Record<string, string[]> = {};
  for (const { name, page } of open) {
    await page.waitForLoadState('networkidle');
    await page.evaluate(drawn, true);
    boxes[name] = await page.evaluate(textBoxes);
    await page.close();
  }
  return boxes;
}

/** Runs in the page: resolves when these fonts can be used. */
async function preload(fonts: readonly string[]): Promise<void> {
  const links = fonts.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', href }),
  );
  const loaded = links.map((link) => {
    link.crossOrigin = '';
    return new Promise((done) => link.addEventListener('load', done));
  });
  document.head.append(...links);
  await Promise.all(loaded);
}

/** Delays the script of the app until the page has loaded all fonts, so that even on a slow machine no font is late. */
async function fontsBeforeScript(page: Page): Promise<void> {
  const fonts = readdirSync(join(builtClient, 'assets')).filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  await page.route('**/assets/app-*.js', async (route) => {
    await page.evaluate(
      preload,
      fonts.map((file) => `/assets/${file}`),
    );
    await route.continue();
  });
}

/** Returns the local fonts of all elements whose text is plain ASCII, with the text of each element. */
async function localFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const found: string[] = [];
  const visit = async (node: typeof root): Promise<void> => {
    const texts = (node.children ?? []).filter(({ nodeType }) => nodeType === Node.TEXT);
    const text = texts.map(({ nodeValue }) => nodeValue).join('');
    if (texts.length > 0 && /^[ -~\s]*[a-z][ -~\s]*$/i.test(text)) {
      // The element may have been removed after the document was read.
      const { fonts } = await session
        .send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId })
        .catch(() => ({ fonts: [] }));
      for (const font of fonts) if (!font.isCustomFont) found.push(`${font.familyName}: ${text}`);
    }
    for (const child of node.children ?? []) await visit(child);
  };
  await visit(root);
  return found;
}
const Node = { TEXT: 3 } as const;

for (const [name, system] of Object.entries(SYSTEMS)) {
  const launched = test.extend<{ context: BrowserContext }>({
    context: async ({ playwright, launchOptions, server, viewport }, use) => {
      const env = { ...process.env, FONTCONFIG_FILE: fontconfig(system) } as Record<string, string>;
      const browser = await playwright.chromium.launch({ ...launchOptions, env });
      await use(
        await browser.newContext({ baseURL: server.url, viewport, reducedMotion: 'reduce', serviceWorkers: 'block' }),
      );
      await browser.close();
    },
  });

  // The system without fonts is skipped, because Chromium exits if it needs a local font and there is none.
  if (system.folders.length > 0) {
    launched(`with ${name}, late fonts move no text`, async ({ server, context }) => {
      const pages = await pagesOf(server, context);
      await context.route('**/*.{woff,woff2}', (route) => route.abort());
      const without = await boxesOf(context, pages);
      await context.unrouteAll();
      for (const [page, boxes] of Object.entries(without)) expect(boxes.length, page).toBeGreaterThan(5);
      const release = await holdFonts(context);
      expect(await boxesOf(context, pages, release)).toEqual(without);
    });

    launched(`with ${name}, styles that come after late fonts move no text`, async ({ server, context }) => {
      const page = await context.newPage();
      const releaseFonts = await holdFonts(page);
      const styles: Route[] = [];
      await page.route(/assets\/(?!app-).*\.css$/, (route) => styles.push(route));
      const [home] = await pagesOf(server, context);
      const { path, shows } = must(home, 'home');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator(shows).first()).toBeVisible();
      await page.evaluate(drawn, false);
      const before = await page.evaluate(textBoxes);
      releaseFonts();
      await expect.poll(() => styles.length, { message: 'the styles of rooms are fetched' }).toBeGreaterThan(1);
      // Deliver the files in the opposite order of the requests.
      for (const style of styles.reverse()) {
        await style.continue();
        await page.evaluate(drawn, false);
      }
      expect(await page.evaluate(textBoxes)).toEqual(before);
    });
  }

  launched(`with ${name}, fonts that come in time are used`, async ({ server, context }) => {
    for (const { name: shown, path, shows } of await pagesOf(server, context)) {
      const page = await context.newPage();
      await fontsBeforeScript(page);
      await page.goto(path);
      await expect(page.locator(shows).first(), shown).toBeVisible();
      await page.evaluate(drawn, true);
      expect(await localFonts(page), shown).toEqual([]);
      await page.close();
    }
  });
}
