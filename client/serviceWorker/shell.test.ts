import { expect, test } from 'vitest';
import { OFFLINE, WORKER } from './files';
import { keepShell } from './shell';
import { aWorld } from './testing';

const FILES = [OFFLINE, '/assets/app-1.js'];
const SHELL = { build: 'b1', files: FILES };

/** Installs a worker. By default, the server answers each request with its path. */
async function installed(server: (path: string) => Response = (path) => new Response(path), userAgent?: string) {
  let current = (path: string) => new Response(path);
  const world = aWorld((path) => current(path), userAgent);
  keepShell(world.scope, SHELL);
  await world.install();
  await world.activate();
  current = server;
  world.asked.length = 0;
  return world;
}

const away = (): Response => {
  throw new TypeError('Failed to fetch');
};

const textOf = async (answer: Response | null) => answer && (await answer.text());

test('the worker caches the shell without any games', async () => {
  const world = await installed();
  expect(world.kept()).toEqual({ 'hush-shell-b1': FILES });
  expect(world.done).toEqual(['skip', 'preload', 'claim']);
});

test('navigation preload is off in Firefox', async () => {
  const world = await installed(undefined, 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0');
  expect(world.done).toEqual(['skip', 'claim']);
});

test('pages come from the server and are not cached', async () => {
  const world = await installed();
  for (const path of ['/', '/r/K7RM4X', '/r/K7RM4X#move=secret', '/r/K7RM4X/stage', '/about'])
    expect(await textOf(await world.visits(path))).toBe(path);
  expect(world.kept()).toEqual({ 'hush-shell-b1': FILES });
});

test('a page that the browser has preloaded is not requested again', async () => {
  const world = await installed();
  expect(await textOf(await world.visits('/', new Response('early')))).toBe('early');
  expect(world.asked).not.toContain('/');
});

test('without a connection, the offline page is shown', async () => {
  const world = await installed(away);
  expect(await textOf(await world.visits('/r/K7RM4X'))).toBe(OFFLINE);
});

test.each([502, 503, 504])('a gateway error (%i) counts as no connection', async (status) => {
  const world = await installed(() => new Response('Bad gateway', { status }));
  expect(await textOf(await world.visits('/'))).toBe(OFFLINE);
});

test.each([404, 500])('an error page that comes from the server is shown: %i', async (status) => {
  const world = await installed(() => new Response('said', { status }));
  expect(await textOf(await world.visits('/nowhere'))).toBe('said');
});

test('a file is cached when first used', async () => {
  const world = await installed((path) => new Response(path, { status: path.includes('gone') ? 404 : 200 }));
  for (let n = 0; n < 2; n++)
    expect(await textOf(await world.fetches('/assets/board-2.js'))).toBe('/assets/board-2.js');
  for (let n = 0; n < 2; n++) expect((await world.fetches('/assets/gone-3.js'))?.status).toBe(404);
  expect(world.asked).toEqual(['/assets/board-2.js', '/assets/gone-3.js', '/assets/gone-3.js']);
  expect(world.kept()['hush-used']).toEqual(['/assets/board-2.js']);
});

test.each([
  ['/api/rooms/K7RM4X'],
  ['/api/rooms', 'POST'],
  ['/socket.io/?EIO=4&transport=polling'],
  ['/metrics'],
  ['/healthz'],
  ['/assets/board-2.js', 'POST'],
  ['https://elsewhere.test/assets/board-2.js'],
])('the worker leaves the request %s %s to the browser', async (url, method?: string) => {
  const world = await installed();
  expect(await world.fetches(url, method)).toBeNull();
});

test.each(['/api/games', '/API/games', '/metrics', '/healthz'])(
  'the worker leaves opening %s as a page to the browser',
  async (path) => {
    const world = await installed(away);
    expect(await world.visits(path)).toBeNull();
  },
);

test('a new build deletes the old build’s shell', async () => {
  const world = aWorld((path) => new Response(path));
  for (const cache of ['hush-shell-b0', 'hush-used', 'another-program']) await world.putAway(cache, '/assets/old-0.js');
  keepShell(world.scope, SHELL);
  await world.install();
  await world.activate();
  expect(Object.keys(world.kept()).sort()).toEqual(['another-program', 'hush-shell-b1', 'hush-used']);
});

test('the oldest used files are deleted if too many are cached', async () => {
  const world = await installed();
  for (let n = 0; n < 502; n++) await world.fetches(`/assets/a-${n}.js`);
  const used = world.kept()['hush-used'] ?? [];
  expect([used.length, used[0]]).toEqual([500, '/assets/a-2.js']);
});

test('the worker removes itself if the server has no worker', async () => {
  const world = await installed((path) => new Response(path, { status: path === WORKER ? 404 : 200 }));
  await world.putAway('another-program', '/its-own');
  await world.visits('/');
  expect(world.done).toContain('unregister');
  // A page keeps using the old worker until the page is closed.
  expect(await textOf(await world.fetches('/assets/board-2.js'))).toBe('/assets/board-2.js');
  expect(Object.keys(world.kept())).toEqual(['another-program']);
});

test('the worker stays if the server is away', async () => {
  for (const server of [away, (path: string) => new Response(path)]) {
    const world = await installed(server);
    await world.visits('/');
    expect(world.done).not.toContain('unregister');
  }
});

test('every page load checks for the server’s worker', async () => {
  const world = await installed();
  for (let n = 0; n < 3; n++) await world.visits('/');
  expect(world.asked.filter((path) => path === WORKER)).toHaveLength(3);
});

test('files come from the server if caching fails', async () => {
  const world = await installed();
  const refuse = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));
  Object.assign(world.scope.caches, { open: refuse, match: refuse });
  expect(await textOf(await world.fetches('/assets/board-2.js'))).toBe('/assets/board-2.js');
});
