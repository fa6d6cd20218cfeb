import { expect, test } from '../drivers/journey';
import { cards, readCards, sitDown } from '../drivers/room';

/** User agents of the browsers in chat apps. */
const MESSENGERS = {
  Instagram:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21F90 Instagram 338.0.0.28.98',
  Facebook:
    'Mozilla/5.0 (Linux; Android 14; SM-S911B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/468.0.0.53.109;]',
  WhatsApp:
    'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 WhatsApp/2.24.10',
};

/** Runs in the page before its scripts: makes the browser refuse all access to storage. */
function blockStorage(): void {
  const refuse = {
    get(): never {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { ...refuse, configurable: true });
}

for (const [name, userAgent] of Object.entries(MESSENGERS))
  test(`a guest sits down in ${name}’s browser, which stores nothing`, async ({ server, device }) => {
    const { code } = await server.makeRoom('Mara', { game: 'coverblown' });
    const page = await device({ userAgent });
    await page.addInitScript(blockStorage);
    await sitDown(page, `/r/${code}`, 'Ines');
    await expect(cards(page, 'Cover Blown!')).toBeVisible();
    await readCards(page, 'Cover Blown!');
    await expect(page.getByText('Mara').first()).toBeVisible();
    const { members } = await server.room(code);
    expect(members.map((member) => member.name)).toEqual(['Mara', 'Ines']);
  });

/**
 * Changes the page in the way that Cloudflare's Rocket Loader does: the scripts have no type, and a loader runs them
 * after the page has loaded.
 */
test('a room still opens if a proxy delays the page’s scripts', async ({ device }) => {
  const page = await device();
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const late = (await response.text()).replaceAll(
      /<script (type="module"|defer)([^>]*)>/g,
      (_, kind: string, rest: string) => `<script type="0123abcd-text/javascript" data-kind='${kind}'${rest}>`,
    );
    await route.fulfill({ response, body: late });
  });
  await page.addInitScript(() =>
    addEventListener('load', () => {
      for (const script of document.querySelectorAll('script[data-kind]')) {
        const copy = document.createElement('script');
        copy.src = script.getAttribute('src') ?? '';
        if (script.getAttribute('data-kind')?.includes('module')) copy.type = 'module';
        script.replaceWith(copy);
      }
    }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Start a room' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Mara');
  await page.getByRole('button', { name: 'Open the room' }).click();
  await expect(page.getByRole('region', { name: 'Invitation' })).toBeVisible();
});
