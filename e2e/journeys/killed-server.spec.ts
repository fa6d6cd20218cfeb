import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Page, test } from '@playwright/test';
import { must } from '#shared/must.ts';
import { examine, goOn, hangUp, investigate, ofDock, onTheLine, takeFirstCall, verdict } from '../drivers/coverblown';
import { expect, skipIntroduction } from '../drivers/journey';
import { gather, startMatch } from '../drivers/room';

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/** Finds a free port. A fixed one is needed because the server restarts on the same port. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

async function startChild(port: number, dataDir: string): Promise<ChildProcess> {
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(isReady, { intervals: [50] }).toBe(200);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((exited) => child.once('exit', exited));
  child.kill('SIGKILL');
  await gone;
}

test('all players continue after a server was killed', async ({ browser }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hush-kill-'));
  const port = await freePort();
  let child = await startChild(port, dataDir);
  try {
    const phones: Page[] = [];
    for (let n = 0; n < 3; n++) {
      const context = await browser.newContext({
        baseURL: `http://127.0.0.1:${port}`,
        viewport: { width: 390, height: 844 },
      });
      await context.addInitScript(skipIntroduction);
      phones.push(await context.newPage());
    }
    const [ines, mara, otis] = [must(phones[0]), must(phones[1]), must(phones[2])];
    await gather(phones, ['Ines', 'Mara', 'Otis']);
    await startMatch(ines);
    for (const phone of phones) await takeFirstCall(phone);
    await investigate(mara, 'A weapon');
    await mara.getByRole('button', { name: 'Answer' }).click();
    await expect(onTheLine(mara)).toBeVisible();
    await otis.getByRole('tab', { name: 'My calls' }).click();
    await expect(ines.getByRole('button', { name: /^Mara.*Called/ })).toBeVisible();

    await kill(child);
    await expect(ines.getByText('Reconnecting. Your seat is safe.')).toBeVisible();
    child = await startChild(port, dataDir);

    // Without having pressed anything, all players have the same seats and screens as before.
    for (const phone of phones) await expect(phone.getByText('Reconnecting. Your seat is safe.')).toBeHidden();
    await expect(onTheLine(mara)).toBeVisible();
    await expect(otis.getByRole('tab', { name: 'My calls' })).toHaveAttribute('aria-selected', 'true');
    await expect(ines.getByRole('button', { name: /^Mara.*Called/ })).toBeVisible();
    await expect(ines.getByRole('button', { name: /^Ines.*You/ })).toBeVisible();

    // A new move is accepted and stored, and all players who are not in a call see its result.
    await examine(ines, 'pike', 'bat');
    await Promise.all([ines, otis].map((phone) => expect(verdict(phone)).toHaveText(/Wrong|Fishy|Correct/)));
    if ((await verdict(ines).innerText()).toLowerCase() === 'correct') return;
    await goOn(ines, 'Tuesday begins');
    // A player who is in a call sees the verdict after the call.
    await expect(verdict(mara)).toBeHidden();
    await hangUp(mara);
    await expect(verdict(mara)).toHaveText(/Wrong|Fishy/);
    await expect(ofDock(ines, /^Call.*once today/)).toBeVisible();
    await ines.reload();
    await expect(ines.getByRole('list', { name: 'The week' })).toContainText('Pike + Bat');
  } finally {
    await kill(child);
    rmSync(dataDir, { recursive: true });
  }
});
