import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { must } from '#shared/must.ts';
import { expect } from './journey';

/** Copies a built client. A test can change the copy into a newer build. */
export function aClient(built: string) {
  const folder = join(mkdtempSync(join(tmpdir(), 'hush-client-')), 'client');
  cpSync(built, folder, { recursive: true });
  const page = join(folder, 'index.html');
  const worker = join(folder, 'sw.js');
  return {
    folder,
    /**
     * Changes the copy into a newer build: renames the app's style sheet, and adapts the page and the service worker.
     */
    buildAnew() {
      const html = readFileSync(page, 'utf8');
      const [, style] = must(/href="\.?\/(assets\/app-[^"]+\.css)"/.exec(html), 'the style of the page');
      const next = must(style).replace('assets/app-', 'assets/app-next-');
      renameSync(join(folder, must(style)), join(folder, next));
      for (const packed of ['.br', '.gz', '.html.br', '.html.gz'])
        rmSync(join(folder, style + packed), { force: true });
      writeFileSync(page, html.replaceAll(must(style), next));
      const code = readFileSync(worker, 'utf8').replaceAll(must(style), next);
      writeFileSync(worker, code.replace(/build:(["'`])/, 'build:$1next-'));
      for (const packed of ['.br', '.gz']) rmSync(worker + packed, { force: true });
    },
    dropWorker() {
      for (const packed of ['', '.br', '.gz']) rmSync(worker + packed, { force: true });
    },
    remove: () => rmSync(join(folder, '..'), { recursive: true }),
  };
}

export async function workerIsHere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

/** Returns the paths of all files in the caches of the device, without the server's origin. */
export function keptOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url.replace(location.origin, ''));
  });
}

/** Makes the page hidden or visible, as if the phone had been locked or unlocked. */
export async function turn(page: Page, visibilityState: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibilityState);
}

/**
 * Runs in the page before its scripts: allows notifications, which a headless browser never does. Records the
 * notifications that are shown. As on a lock screen, there is only one for each tag.
 */
export function keepNotes(): void {
  type Note = { title: string; options: NotificationOptions };
  let notes: Note[] = [];
  Object.assign(window, { standing: () => notes.map(({ title, options: { body, data } }) => ({ title, body, data })) });
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  const { prototype } = ServiceWorkerRegistration;
  prototype.showNotification = async (title, options = {}) => {
    notes = [...notes.filter((other) => other.options.tag !== options.tag), { title, options }];
  };
  prototype.getNotifications = async ({ tag } = {}) =>
    notes
      .filter(({ options }) => tag === undefined || options.tag === tag)
      .map((note) => ({
        close: () => {
          notes = notes.filter((other) => other !== note);
        },
      })) as Notification[];
}

export function notesOn(page: Page): Promise<{ title: string; body: string; data: unknown }[]> {
  return page.evaluate(() => (window as unknown as { standing(): [] }).standing());
}

/** Resolves when the table is shown in place of its placeholder. */
export const laid = (page: Page) => expect(page.locator('[data-shape] main:not([aria-busy=true])')).toBeVisible();
