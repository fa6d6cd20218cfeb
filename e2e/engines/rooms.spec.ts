import type { TestServer } from '#server/testing/index.ts';
import { must } from '#shared/must.ts';
import type { Tree } from '../drivers/listener/tree';
import type { Screen } from './screen';
import { looksRight } from './shots';
import { expect, LAPTOP, PHONE, test } from './test';

async function press(screen: Screen, name: string | RegExp, place?: RegExp): Promise<Tree> {
  return screen.press(await screen.hear(`the button ${name}`, (tree) => tree.find('button', name, { in: place })));
}

/**
 * Checks that a sheet is open, that its Close button does not have the focus, and that it is no taller than its
 * content.
 */
async function fits(screen: Screen, title: RegExp): Promise<void> {
  const tree = await screen.hear(`the sheet ${title}`, (now) => (now.has('dialog', title) ? now : undefined));
  expect.soft(tree.focused?.name, `${title} opens on its content`).not.toBe('Close');
  expect.soft(await screen.driver.run<number>(EMPTY), `${title} is as high as what it holds`).toBeLessThan(2);
}
const EMPTY = `(() => {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  return sheet.getBoundingClientRect().height - sheet.querySelector(':scope > [data-look]').getBoundingClientRect().height;
})()`;

async function closeByKey(screen: Screen): Promise<void> {
  await screen.driver.key('Escape');
  await screen.hear('the page', (tree) => (tree.has('dialog', /./) ? undefined : tree));
}

async function startRoom(screen: Screen, name: string): Promise<string> {
  await press(screen, 'Start a room');
  const field = await screen.hear('the name', (tree) => tree.find('textbox', 'Your name'));
  expect.soft(field.isFocused, 'the name has the focus').toBe(true);
  await fits(screen, /./);
  await screen.write(field, name);
  await press(screen, 'Open the room');
  await screen.hear('the invitation', (tree) => tree.find('region', 'Invitation'));
  const path = await screen.driver.run<string>('location.pathname');
  return must(/\/r\/(\w{6})$/.exec(path)?.[1]);
}

const names = async (server: TestServer, code: string) => (await server.room(code)).members.map(({ name }) => name);

test('a guest keeps their seat after a reload', async ({ server, visit }, testInfo) => {
  const host = await visit(PHONE);
  await looksRight(host, 'home', testInfo);
  const code = await startRoom(host, 'Ines');
  await looksRight(host, 'room', testInfo);

  const guest = await visit(LAPTOP, `/r/${code}`);
  const field = await guest.hear('the door', (tree) => tree.find('textbox', 'Your name'));
  await looksRight(guest, 'door', testInfo);
  await guest.write(field, 'Mara');
  await press(guest, /Take a seat/);
  await expect.poll(() => names(server, code)).toEqual(['Ines', 'Mara']);
  await looksRight(guest, 'room of a guest', testInfo);

  await press(host, 'Settings');
  await fits(host, /^Settings$/);
  expect.soft((await host.read()).has('switch', 'Vibration'), 'no motor, no switch').toBe(false);
  await looksRight(host, 'settings', testInfo);
  await closeByKey(host);
  await press(host, 'How to play');
  await host.hear('the cards', (tree) => tree.has('dialog', /^First time playing/) || undefined);
  await looksRight(host, 'cards', testInfo);
  await closeByKey(host);
  await press(host, /^Room chat/);
  await fits(host, /^Room chat/);
  await host.driver.back();
  await host.hear('the room', (tree) => (tree.has('dialog', /./) ? undefined : tree));

  await host.press(await host.hear('the game', (tree) => tree.find('radio', /^Cover Blown!/)));
  await guest.driver.reload();
  // The guest has already joined, so the intro is shown in the room, not on the join page.
  await guest.hear('the cards again', (tree) => tree.has('dialog', /^First time playing Cover Blown/) || undefined);
  await expect.poll(() => names(server, code)).toEqual(['Ines', 'Mara']);
});

test('option fields on a laptop are as wide as their words', async ({ visit }, testInfo) => {
  const host = await visit(LAPTOP);
  await startRoom(host, 'Ines');
  const pace = await host.hear('the pace', (tree) => tree.find('radio', 'Normal'));
  await looksRight(host, 'options', testInfo);
  const width = await host.driver.run<number>(
    `window.things[${pace.at}].closest('fieldset').lastElementChild.getBoundingClientRect().width`,
  );
  expect(width).toBeGreaterThan(150);
});

test('a table recovers after its server was away', async ({ server, visit }, testInfo) => {
  const page = await visit(PHONE);
  await press(page, 'Try it with bots', /^article Covert Ques$/);
  await press(page, 'Got it', /^dialog First time playing/);
  const envelope = await page.hear('the envelope', (tree) =>
    tree.find('button', 'Press and hold to look: Your envelope'),
  );
  await page.hold(envelope, (tree) => tree.says(/^Your role(?! and)/));
  await page.press(await page.hear('the button', (tree) => tree.find('button', 'I’ve seen it')));
  const isRound = (tree: Tree) => tree.says(/^Round 1/) || undefined;
  await page.hear('the round', isRound);
  await server.restart();
  await page.hear('the same table', isRound);

  await press(page, 'Menu');
  await fits(page, /^At the table/);
  await looksRight(page, 'menu', testInfo);
  await page.driver.back();
  await page.hear('the table', (tree) => (tree.has('dialog', /./) ? undefined : tree));

  await isControlled(page);
  await server.restart(async () => {
    await page.driver.reload().catch(() => undefined);
    await page.hear('the page without a network', (tree) => tree.has('heading', 'Can’t reach the table') || undefined);
    await looksRight(page, 'no network', testInfo);
  });
  await page.hear('the table by itself', isRound);
  await page.driver.reload();
  await page.hear('the table again', isRound);
});

/** Resolves when the service worker of the page is active. */
const isControlled = (page: Screen) =>
  page.driver.run(`navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated' || new Promise((done) => {
    active.onstatechange = () => active.state === 'activated' && done();
  })).then(() => undefined)`);
