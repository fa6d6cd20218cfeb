import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '#scripts/testing/freePort.ts';
import { isTrouble, leaveUndrawn } from '../drivers/journey';
import { type Display, openDisplay } from './display';
import type { Driver } from './driver';
import { keepTroubles } from './inPage';

/**
 * Removes the margins in GTK's MiniBrowser. With them, the toolbar would make the window at least 447 px wide, which is
 * more than a phone.
 */
const NO_MARGINS = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';
/** Draws pages on the CPU. This takes a third of the time that it would take on an emulated GPU. */
const DRAWING = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' };
const KEYS = { Escape: Key.ESCAPE, Tab: Key.TAB };

/**
 * Controls WebKitGTK by its own WebDriver. Because a driver process supports only one session, a separate one is
 * started for each device.
 */
export async function webkitDriver(isDrawn: boolean): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'hush-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), NO_MARGINS);
  writeFileSync(
    join(home, 'gtk-3.0', 'settings.ini'),
    '[Settings]\ngtk-application-prefer-dark-theme=1\ngtk-enable-animations=0\n',
  );
  const display = await openDisplay();
  const port = await freePort();
  const service = spawn(process.env.HUSH_WEBKIT_DRIVER ?? 'WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      XDG_CONFIG_HOME: home,
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
      ...DRAWING,
    },
  });
  const session = await connect(port, service);
  return commands(session, isDrawn, () => end(service, display, home));
}

async function connect(port: number, service: ChildProcess): Promise<WebDriver> {
  const url = `http://127.0.0.1:${port}`;
  while (service.exitCode === null) {
    const isUp = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return new Builder().usingServer(url).forBrowser('MiniBrowser').build();
    await new Promise((later) => setTimeout(later, 20));
  }
  throw new Error(`WebKitWebDriver ended with ${service.exitCode}`);
}

async function end(service: ChildProcess, display: Display, home: string): Promise<void> {
  const ended = once(service, 'exit');
  service.kill();
  await ended;
  display.close();
  rmSync(home, { recursive: true, force: true });
}

function commands(session: WebDriver, isDrawn: boolean, end: () => Promise<void>): Driver {
  const find = (element: string) => session.executeScript<WebElement>(`return ${element}`);
  const run = async <T>(expression: string): Promise<T> => {
    const answer = await session.executeAsyncScript<{ value: T } | { error: string }>(`
      const [done] = arguments;
      Promise.resolve().then(() => (${expression})).then(
        (value) => done({ value: value ?? null }),
        (error) => done({ error: String(error) }),
      );`);
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  };
  const troubles: string[] = [];
  const collect = async () => void troubles.push(...(await run<string[]>('window.troubles?.splice(0) ?? []')));
  /** WebKitWebDriver does not report console messages, so each page starts recording its errors when it has loaded. */
  const go = async (load: () => Promise<void>) => {
    await collect();
    await load();
    await run(`(${keepTroubles})()`);
    if (!isDrawn) await run(`(${leaveUndrawn})()`);
  };
  return {
    open: (url) => go(() => session.get(url)),
    reload: () => go(() => session.navigate().refresh()),
    back: () => go(() => session.navigate().back()),
    async resize({ width, height }) {
      const window = session.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
      const bar = height - (await run<number>('innerHeight'));
      if (bar > 0) await window.setRect({ x: 0, y: 0, width, height: height + bar });
    },
    run,
    click: async (element) => (await find(element)).click(),
    async hold(element) {
      const origin = await find(element);
      await run(`void (${element}).scrollIntoView({ block: 'center' })`);
      await session.actions({ async: true }).move({ origin }).press().perform();
      return () => session.actions({ async: true }).move({ origin: Origin.POINTER }).release().perform();
    },
    async type(element, words) {
      const field = await find(element);
      await field.click();
      await run(`void (${element}).select()`);
      await field.sendKeys(words);
    },
    key: (name) => session.actions({ async: true }).sendKeys(KEYS[name]).perform(),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    async troubles() {
      await collect();
      return troubles.filter(isTrouble);
    },
    async close() {
      await session.quit();
      await end();
    },
  };
}
