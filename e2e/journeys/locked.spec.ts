import { must } from '#shared/must.ts';
import { expect, test } from '../drivers/journey';

test('a locked room opens only for its members', async ({ server, device }) => {
  const [host, guest] = await server.startMatch(3, 'coverblown');
  const { code } = must(host);
  const watcher = await server.join(code, 'Otis');
  const open = async (member: { id: string; token: string } | null) => {
    const page = await device();
    const held = [`hush.room.${code}`, JSON.stringify(member)] as const;
    if (member)
      await page.addInitScript(([key, value]) => {
        if (sessionStorage.getItem(key)) return;
        sessionStorage.setItem(key, 'kept');
        localStorage.setItem(key, value);
      }, held);
    await page.goto(`/r/${code}`);
    return page;
  };
  const stranger = await open(null);
  await stranger.getByRole('button', { name: 'Just watch' }).click();
  await expect(stranger.locator('[data-shape] >> text="Cover Blown!"')).toBeVisible();
  await server.as(must(host), 'PATCH', '', { locked: true });
  const locked = stranger.getByRole('heading', { name: 'This room is locked' });
  await expect(locked).toBeVisible();
  await stranger.reload();
  await expect(locked).toBeVisible();
  await expect(stranger.locator('body')).not.toContainText('P0');

  const seated = await open(must(guest));
  const standing = await open({ id: watcher.id, token: watcher.token });
  for (const page of [seated, standing])
    await expect(page.getByRole('heading', { name: 'Cover Blown!' }).first(), page.url()).toBeVisible();
  await server.as(must(host), 'DELETE', `/members/${watcher.id}`);
  await expect(standing.getByRole('heading', { name: 'You’re no longer in this room' })).toBeVisible();
  await expect(standing.locator('body')).not.toContainText('P0');

  await server.as(must(host), 'PATCH', '', { locked: false });
  await expect(stranger.getByRole('button', { name: 'Just watch' })).toBeVisible();
});
