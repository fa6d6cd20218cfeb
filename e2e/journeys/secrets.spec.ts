import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { callWords } from '#games/coverblown/callWords.ts';
import { must } from '#shared/must.ts';
import { holdsAll, secretLists, secretPhrases } from '#shared/testing/secrets.ts';
import { answer, look, onTheLine, ringing, tokenName, truthOf } from '../drivers/coverblown';
import { expect, holding, test } from '../drivers/journey';
import { atTable } from '../drivers/table';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function builtFiles(): string[] {
  const folder = join(ROOT, 'dist/client');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(3);
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
}

test('no client file contains all words of a secret list', () => {
  const lists = secretLists(ROOT);
  expect(lists.length).toBeGreaterThan(30);
  const files = builtFiles();
  expect(lists.filter(({ words }) => files.some((file) => holdsAll(file, words)))).toEqual([]);
});

test('no client file contains a phrase that only the server may know', () => {
  const phrases = secretPhrases(ROOT);
  expect(phrases.length).toBeGreaterThan(100);
  const built = builtFiles().join('\n');
  const escaped = (phrase: string) => JSON.stringify(phrase).slice(1, -1);
  expect(phrases.filter(({ phrase }) => built.includes(phrase) || built.includes(escaped(phrase)))).toEqual([]);
});

const NAMES = ['Ines', 'Mara', 'Otis'];

test('a call is in the page only while its card is held', async ({ server, device }) => {
  const { code, phones } = await atTable({ server, device }, NAMES, { isAnswered: false });
  const page = must(phones[0]);
  const me = must((await truthOf(server, code)).players[0]);
  const contact = tokenName(me.contact);
  const words = callWords(must(me.calls[0]), must(NAMES[0])).slice(-25);
  await answer(page);
  const isCovered = async () => {
    await expect.poll(() => onTheLine(page).innerHTML()).not.toContain(contact);
    expect(await page.content()).not.toContain(words);
  };
  const isShown = async () => {
    await expect(onTheLine(page).getByText(contact).filter({ visible: true })).not.toHaveCount(0);
    await expect.poll(() => onTheLine(page).innerText()).toContain(words);
  };

  await isCovered();
  await holding(page, look(page), isShown);
  await isCovered();
  for (const [target, event] of [
    ['window', 'blur'],
    ['document', 'visibilitychange'],
    ['window', 'pagehide'],
  ] as const) {
    await holding(page, look(page), async () => {
      await isShown();
      await page.evaluate(([at, name]) => (at === 'window' ? window : document).dispatchEvent(new Event(name)), [
        target,
        event,
      ] as const);
      await isCovered();
    });
  }

  // The card can also be held with a key. It is covered when the focus moves away.
  await look(page).focus();
  await page.keyboard.down('Space');
  await isShown();
  await page.keyboard.press('Tab');
  await isCovered();
  await page.keyboard.up('Space');
  await isCovered();
});

async function openCalls(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'My calls' }).click();
}

const role = /Honest cop|Dirty cop/;
const ofMine = (page: Page) => page.getByRole('button', { name: /: Your side, your contact, your calls$/ });

test('a device that shares its screen never shows a secret', async ({ server, device }) => {
  const { phones } = await atTable({ server, device }, NAMES);
  const page = must(phones[0]);
  await openCalls(page);
  await holding(page, ofMine(page), () => expect(page.getByText(role)).toBeVisible());

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: /This screen is shared/ }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('On your phone')).toBeVisible();
  await expect(ofMine(page)).toBeHidden();
  await panel.getByText('On your phone').hover();
  await page.mouse.down();
  await page.keyboard.down('Space');
  expect(await page.content()).not.toMatch(role);
  await page.keyboard.up('Space');
  await page.mouse.up();

  // After a reload, the screen still counts as shared, and later calls are covered as well.
  await page.reload();
  await page.getByRole('button', { name: /^Call(?!s)/ }).click();
  await page.getByRole('button', { name: /^A suspect/ }).click();
  await expect(ringing(page)).toBeVisible();
  await answer(page);
  await expect(onTheLine(page).getByText('On your phone').first()).toBeVisible();
  await expect(look(page)).toBeHidden();
});

test('people who cannot hold a button can tap to show a secret', async ({ server, device }) => {
  const { phones } = await atTable({ server, device }, NAMES);
  const page = must(phones[0]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Tap, tap again').click();
  await page.getByRole('button', { name: 'Close' }).click();
  await openCalls(page);
  await expect(page.getByText(role)).toBeHidden();
  await ofMine(page).click();
  await expect(page.getByText(role)).toBeVisible();
  await ofMine(page).click();
  await expect(page.getByText(role)).toBeHidden();
  await ofMine(page).click();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(role)).toBeHidden();
});
