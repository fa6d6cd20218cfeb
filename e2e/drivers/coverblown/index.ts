import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { TOKEN } from '#games/coverblown/content/tokensText.ts';
import { type State, SUSPECTS, type SuspectId, type TokenId, WEAPONS, type WeaponId } from '#games/coverblown/state.ts';
import type { TestServer } from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import { expect } from '../journey';
import { stateOf } from '../match';

const constants = new URL('../../../games/coverblown/content/constants.json', import.meta.url);
const { verdictSeconds } = JSON.parse(readFileSync(constants, 'utf8')) as { verdictSeconds: number };

/** The time for which a verdict is shown, in ms. No moves are accepted meanwhile. */
export const VERDICT_MS = 1000 * verdictSeconds;

/** Returns the name of a suspect or a weapon as written on the board, such as "Imogen Frost" or "Katana". */
export const tokenName = (token: TokenId): string => TOKEN.name[token];

/** Returns the full state of the match in a room, which only the server knows. */
export const truthOf = (server: TestServer, code: string): Promise<State> => stateOf<State>(server, code);

/** Returns a pair for which the verdict would be Wrong. Its suspect is not the contact of any player. */
export function wrongPair({ secret, players }: State): [SuspectId, WeaponId] {
  const contacts = Object.values(players).map(({ contact }) => contact);
  const suspect = SUSPECTS.find((each) => each !== secret.murderer && !contacts.includes(each));
  const weapon = WEAPONS.find((each) => each !== secret.weapon);
  return [must(suspect), must(weapon)];
}

export const ringing = (page: Page): Locator => page.getByRole('dialog', { name: /incoming call|calling back/ });
export const onTheLine = (page: Page): Locator => page.getByRole('dialog', { name: /on the line/ });
export const look = (page: Page): Locator => onTheLine(page).getByRole('button', { name: 'Press and hold to look' });
export const ofDock = (page: Page, name: RegExp): Locator => page.getByRole('main').getByRole('button', { name });

export async function answer(page: Page): Promise<void> {
  await ringing(page).getByRole('button', { name: 'Answer' }).click();
  await expect(onTheLine(page)).toBeVisible();
}

export async function hangUp(page: Page): Promise<void> {
  await onTheLine(page).getByRole('button', { name: 'Hang up' }).filter({ visible: true }).click();
  await expect(onTheLine(page)).toBeHidden();
}

export async function takeFirstCall(page: Page): Promise<void> {
  await answer(page);
  await hangUp(page);
  await expect(ofDock(page, /^Call(?!s)/)).toBeVisible();
}

export async function investigate(page: Page, what: 'A suspect' | 'A weapon'): Promise<void> {
  await ofDock(page, /^Call(?!s)/).click();
  await page.getByRole('dialog', { name: 'Call your contact' }).getByRole('button', { name: what }).click();
  await expect(ringing(page)).toBeVisible();
}

export async function fillIn(page: Page, suspect: SuspectId, weapon: WeaponId): Promise<void> {
  await ofDock(page, /^Examine/).click();
  const form = page.getByRole('dialog', { name: 'Who and what?' });
  await form.getByRole('button', { name: tokenName(suspect) }).click();
  // On a phone, the weapon is chosen in a second step.
  const next = form.getByRole('button', { name: 'Choose the weapon' });
  if (await next.isVisible()) await next.click();
  await form.getByRole('button', { name: tokenName(weapon) }).click();
  await form.getByRole('button', { name: 'Continue' }).click();
}

export async function examine(page: Page, suspect: SuspectId, weapon: WeaponId): Promise<void> {
  await fillIn(page, suspect, weapon);
  const confirm = page.getByRole('dialog', { name: 'Examine this pair?' });
  await confirm.getByRole('button', { name: 'Examine' }).click();
}

const verdictScreen = (page: Page): Locator => page.getByRole('dialog', { name: /’s examination$/ });

export const verdict = (page: Page): Locator => verdictScreen(page).getByRole('alert');

/** Closes the verdict with the button `to`, unless it has already closed by itself. */
export async function goOn(page: Page, to: string): Promise<void> {
  const button = verdictScreen(page).getByRole('button', { name: to });
  await button.click({ timeout: 2_000 }).catch(() => undefined);
  await expect(verdictScreen(page)).toBeHidden();
}
