import { encode } from 'uqr';
import { must } from '#shared/must.ts';
import { examine, takeFirstCall, verdict } from '../drivers/coverblown';
import { expect, skipIntroduction, test } from '../drivers/journey';
import { linkOn, sitDown, startMatch, startRoom } from '../drivers/room';

test('people on a local network can play over plain http', async ({ playwright, server }, info) => {
  const { launchOptions } = info.project.use;
  const mapped = [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP hush.test 127.0.0.1'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args: mapped });
  try {
    const origin = `http://hush.test:${server.served.port}`;
    const phones = [];
    for (let n = 0; n < 3; n++) {
      const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
      await context.addInitScript(skipIntroduction);
      phones.push(await context.newPage());
    }
    const [ines, mara, otis] = [must(phones[0]), must(phones[1]), must(phones[2])];
    const code = await startRoom(ines, 'Ines');
    const missing = await ines.evaluate(() => [
      window.isSecureContext,
      'randomUUID' in crypto,
      'clipboard' in navigator,
      'share' in navigator,
      'wakeLock' in navigator,
    ]);
    expect(missing).toEqual([false, false, false, false, false]);

    // The invitation must contain the address of this computer, because a loopback address would lead each device to
    // itself.
    const link = await linkOn(ines);
    expect(link).toBe(`${origin}/r/${code}`);
    const qr = ines.getByRole('img', { name: 'QR code of this room' }).locator('path');
    await expect(qr).toHaveAttribute('d', /^M/);
    const drawn = await qr.getAttribute('d');
    const cells = encode(link, { ecc: 'M', border: 2 }).data;
    const dark = must(drawn).matchAll(/M(\d+) (\d+)h(\d+)/g);
    const path = [...dark].flatMap(([, x, y, run]) =>
      Array.from({ length: Number(run) }, (_, at) => `${Number(x) + at},${y}`),
    );
    const expected = cells.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
    expect(path.sort()).toEqual(expected.sort());

    await expect(ines.getByRole('button', { name: 'Share' })).toBeHidden();
    await ines.getByRole('button', { name: 'Copy link' }).click();
    await expect(ines.getByText('The link is selected. Copy it by hand.')).toBeVisible();
    expect(await ines.evaluate(() => String(getSelection()))).toContain(`hush.test:${server.served.port}/r/${code}`);

    await sitDown(mara, link, 'Mara');
    await sitDown(otis, link, 'Otis');
    await startMatch(ines);
    for (const phone of phones) await takeFirstCall(phone);
    await examine(otis, 'pike', 'bat');
    await Promise.all(phones.map((phone) => expect(verdict(phone)).toHaveText(/Wrong|Fishy|Correct/)));
  } finally {
    await browser.close();
  }
});
