import { OFFLINE, type Shell, WORKER } from './files';
import type { FetchEvent, WorkerScope } from './scope';

/** Every cache of ours begins so: another program at the same address (`localhost`) keeps its own. */
const OURS = 'hush-';
/** Files that were used, a table's for example: they have a hash in their name, so they are never out of date. */
const USED = `${OURS}used`;
/** About what two builds consist of. Beyond that, what was kept first goes first. */
const MOST_USED = 500;

/** Not pages: what may be asked for there is nobody's but the server's to answer. */
const NO_PAGE = /^\/(api|socket\.io|metrics|healthz|readyz)(\/|$)/i;

/**
 * Keeps the shell of Hush on the device, and the other files once they were used. Pages always come from the server,
 * so none is ever older than its files, and nothing of a room is kept; where there is no way to it, one page says so.
 */
export function keepShell(worker: WorkerScope, { build, files }: Shell): void {
  const { caches } = worker;
  // A path that all of Hush is under, or '' at the root of its origin.
  const base = baseOf(worker);
  const shell = `${OURS}shell-${build}`;
  let isLeaving = false;

  worker.addEventListener('install', (event) => {
    // As no page came from the worker before, none needs it: this one takes over at once.
    void worker.skipWaiting();
    event.waitUntil(caches.open(shell).then((cache) => cache.addAll(files.map(request))));
  });

  worker.addEventListener('activate', (event) => {
    event.waitUntil(takeOver());
  });

  worker.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== worker.location.origin || !pathname.startsWith(`${base}/`)) return;
    const path = pathname.slice(base.length);
    if (mode === 'navigate' && !NO_PAGE.test(path)) event.respondWith(page(event));
    else if (path.startsWith('/assets/')) event.respondWith(file(event));
  });

  /** What has no hash in its name may have changed since it was fetched last. */
  function request(path: string): Request {
    return new Request(worker.location.origin + base + path, {
      cache: path.startsWith('/assets/') ? 'default' : 'no-cache',
    });
  }

  async function takeOver(): Promise<void> {
    for (const name of await caches.keys())
      if (name.startsWith(`${OURS}shell-`) && name !== shell) await caches.delete(name);
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  }

  async function page(event: FetchEvent): Promise<Response> {
    const answer = await fromServer(event);
    if (answer && !isGateway(answer)) {
      event.waitUntil(leaveIfGone());
      return answer;
    }
    return (await kept(request(OFFLINE))) ?? answer ?? Response.error();
  }

  async function fromServer(event: FetchEvent): Promise<Response | null> {
    try {
      return (await event.preloadResponse) ?? (await worker.fetch(event.request));
    } catch {
      return null;
    }
  }

  async function file(event: FetchEvent): Promise<Response> {
    const known = await kept(event.request);
    if (known) return known;
    const answer = await worker.fetch(event.request);
    if (answer.status === 200) event.waitUntil(keep(event.request, answer.clone()).catch(() => undefined));
    return answer;
  }

  /** A device without room for it keeps nothing, and everything comes from the server. */
  async function kept(asked: Request): Promise<Response | undefined> {
    try {
      for (const name of [shell, USED]) {
        const found = await caches.match(asked, { cacheName: name, ignoreVary: true });
        if (found) return found;
      }
    } catch {
      // The browser has cleared or blocked what it kept.
    }
    return undefined;
  }

  async function keep(asked: Request, answer: Response): Promise<void> {
    if (isLeaving) return;
    const cache = await caches.open(USED);
    await cache.put(asked, answer);
    const all = await cache.keys();
    for (const old of all.slice(0, Math.max(0, all.length - MOST_USED))) await cache.delete(old);
  }

  /** A server that has no worker any more, or another program at this address, is rid of it at the next page. */
  async function leaveIfGone(): Promise<void> {
    const answer = await worker.fetch(base + WORKER, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.status !== 404 && answer?.status !== 410) return;
    isLeaving = true;
    for (const name of await caches.keys()) if (name.startsWith(OURS)) await caches.delete(name);
    await worker.registration.unregister();
  }
}

/** The path that the worker's own is under. */
export function baseOf({ location }: WorkerScope): string {
  return new URL('.', location.href).pathname.replace(/\/$/, '');
}

/** Behind a proxy, a server that starts anew is a gateway with nothing behind it. */
const isGateway = ({ status }: Response) => status >= 502 && status <= 504;
