import { must } from '#shared/must.ts';
import { ribbon as question } from '../drivers/covert';
import { arrange, atTheMap } from '../drivers/covert/match';
import { atPrecinct, ribbon } from '../drivers/goodcopbadcop';
import { expect, type Journey, test } from '../drivers/journey';
import { movesNow } from '../drivers/match';
import { makeOlder } from '../drivers/older';
import { laid } from '../drivers/phone';
import { gather, pickGame } from '../drivers/room';
import { atTableOf, inRoom } from '../drivers/table';

const NAMES = ['Ines', 'Mara', 'Otis', 'Wren'];

/** Makes the browsers of all devices as old as the baseline in docs/browsers.md. */
const older = ({ server, device }: Pick<Journey, 'server' | 'device'>) => ({
  server,
  device: async () => makeOlder(await device({ reducedMotion: 'reduce' })),
});

test('in the oldest supported browsers: a person’s menu opens and closes', async ({ server, device }) => {
  const { phones } = await inRoom(older({ server, device }), NAMES.slice(0, 2));
  const page = must(phones[0]);
  const button = page.getByRole('button', { name: 'More about Mara' });
  await button.click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await button.click();
  await page.getByRole('menuitem', { name: /Remove/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('in the oldest supported browsers: a room is opened and joined by its link', async ({ device }) => {
  const host = await makeOlder(await device());
  const guest = await makeOlder(await device());
  await gather([host, guest], ['Ines', 'Mara']);
  await expect(host.getByText('Mara').first()).toBeVisible();
  await pickGame(host, 'Covert');
  const rings = await host.evaluate(() =>
    [...document.querySelectorAll('fieldset[data-count] > label')].map((label) => ({
      isPicked: label.querySelector('input')?.checked,
      hasRing: /0px 0px 0px 3px/.test(getComputedStyle(label).boxShadow),
    })),
  );
  expect(rings.filter(({ isPicked }) => isPicked)).toEqual([{ isPicked: true, hasRing: true }]);
  expect(rings.filter(({ isPicked, hasRing }) => hasRing && !isPicked)).toEqual([]);
});

for (const game of ['coverblown', 'covertques', 'goodcopbadcop', 'covert'])
  test(`in the oldest supported browsers: a whole table of ${game} is drawn`, async ({ server, device }) => {
    const { phones } = await atTableOf(older({ server, device }), NAMES, { game, devices: 1 });
    const page = must(phones[0]);
    await laid(page);
    await expect(page.getByText(/cannot be drawn|fell over/)).toHaveCount(0);
  });

test('in the oldest supported browsers: Good Cop Bad Cop shows a reaction window', async ({ server, device }) => {
  const { code, phones } = await atPrecinct(older({ server, device }), NAMES, {
    hands: { '3': 'wiretap' },
    cards: { '0': 'HHC', '1': 'KHC', '2': 'ACC', '3': 'HHC' },
  });
  const page = must(phones[3]);
  for (const other of phones.slice(0, 3)) await other.close();
  await movesNow(server, code, '0', 'investigate', '1', 0);
  await expect(ribbon(page).getByRole('heading')).toBeFocused();
  await page.getByRole('button', { name: 'Log' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Duty log' })).toBeVisible();
  await ribbon(page).getByRole('button', { name: /^Pass/ }).click();
  await expect(ribbon(page).getByRole('button', { name: 'Passed' })).toHaveAttribute('aria-pressed', 'true');
});

test('in the oldest supported browsers: Covert shows a question over a sheet', async ({ server, device }) => {
  const { code, phones } = await atTheMap(older({ server, device }), NAMES.slice(0, 3), {
    phase: 'resolve',
    agency: { '0': ['AG01'], '1': ['AG06'], '2': ['AG07'] },
  });
  const page = must(phones[2]);
  await page
    .getByRole('button', { name: /^Rules/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  await arrange(server, code, (state) => {
    for (const seat of state.seats) must(state.players[seat]).answer = null;
    state.window = { number: 1, kind: 'first', asked: ['0', '1', '2'] };
    state.deadline = server.clock.now() + 1000 * state.options.windowSeconds;
  });
  await expect(question(page).getByRole('heading')).toBeFocused();
  await expect(question(page)).not.toHaveAttribute('data-early');
  await question(page).getByRole('button', { name: /^Pass/ }).click();
  await expect(question(page).getByText('Your answer is in.').first()).toBeAttached();
});

/** Runs in the page before its scripts: removes look-behind from regular expressions, as in Safari before 16.4. */
function forgetLookBehind(): void {
  const Known = RegExp;
  window.RegExp = new Proxy(Known, {
    construct(_, [pattern, flags]) {
      if (String(pattern).includes('(?<=')) throw new SyntaxError('Invalid regular expression');
      return new Known(pattern, flags);
    },
  });
}

/** Runs in the page before its scripts: removes container queries, as in Firefox before 110. */
function forgetContainers(): void {
  const known = CSS.supports.bind(CSS) as (property: string, value?: string) => boolean;
  CSS.supports = (property: string, value?: string) => property !== 'container-type' && known(property, value);
}

for (const forget of [forgetLookBehind, forgetContainers])
  test(`in a browser that is too old (${forget.name}), the page says which browsers it needs`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ baseURL: server.url });
    await context.addInitScript(forget);
    const page = await context.newPage();
    // Breaks the script of the app, as if the browser were unable to parse it.
    await context.route('**/assets/app-*.js', (route) =>
      route.fulfill({ body: 'const unread = /(?<=/;', contentType: 'text/javascript' }),
    );
    for (const path of ['/', '/r/ACDEFG', '/r/ACDEFG/stage', '/about', '/nothing']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText('Hush needs Safari 16.4, Firefox 115 or Chrome 109');
    }
    await context.close();
  });

test('a browser that can run Hush is not called too old', async ({ device }) => {
  const page = await makeOlder(await device());
  const asked = page.waitForResponse(/\/baseline\.js$/);
  await page.goto('/');
  expect((await asked).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Start a room' })).toBeVisible();
  await expect(page.getByText('too old')).toHaveCount(0);
});
