import { OFFLINE, type Shell, WORKER } from './files';
import type { FetchEvent, WorkerScope } from './scope';

/** The prefix of our caches. Another program at the same address (`localhost`) has its own. */
const OURS = 'hush-';
/** Files that were used, such as a table's. They have a hash in their name, so they are never out of date. */
const USED = `${OURS}used`;
/** About the number of files in two builds. Beyond that, the oldest are dropped first. */
const MOST_USED = 500;

/** Not pages: only the server may answer for these. */
const NO_PAGE = /^\/(api|socket\.io|metrics|healthz|readyz)(\/|$)/i;

/**
 * Caches the shell of Hush on the device, and other files once used. Pages always come from the server, so a page is
 * never older than its files, and nothing of a room is cached. Without a connection, one page says so.
 */
export function keepShell(worker: WorkerScope, { build, files }: Shell): void {
  const { caches } = worker;
  // The base path of Hush, or '' at the root of its origin.
  const base = baseOf(worker);
  const shell = `${OURS}shell-${build}`;
  let isLeaving = false;

  worker.addEventListener('install', (event) => {
    // No earlier page came from a worker, so none needs the old one: this one takes over immediately.
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

  /** A file without a hash in its name may have changed since it was last fetched. */
  function request(path: string): Request {
    return new Request(worker.location.origin + base + path, {
      cache: path.startsWith('/assets/') ? 'default' : 'no-cache',
    });
  }

  async function takeOver(): Promise<void> {
    for (const name of await caches.keys())
      if (name.startsWith(`${OURS}shell-`) && name !== shell) await caches.delete(name);
    // Firefox shows an error page of its own when such a request fails, not the page that the worker answers with.
    if (!worker.navigator.userAgent.includes('Firefox/')) await worker.registration.navigationPreload?.enable();
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

  /** A device without room caches nothing, and everything comes from the server. */
  async function kept(asked: Request): Promise<Response | undefined> {
    try {
      for (const name of [shell, USED]) {
        const found = await caches.match(asked, { cacheName: name, ignoreVary: true });
        if (found) return found;
      }
    } catch {
      // The browser has cleared or blocked its caches.
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

  /** If the server no longer has a worker, or another program is at this address, the next page removes it. */
  async function leaveIfGone(): Promise<void> {
    const answer = await worker.fetch(base + WORKER, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.status !== 404 && answer?.status !== 410) return;
    isLeaving = true;
    for (const name of await caches.keys()) if (name.startsWith(OURS)) await caches.delete(name);
    await worker.registration.unregister();
  }
}

/** The base path that the worker's own path is under. */
export function baseOf({ location }: WorkerScope): string {
  return new URL('.', location.href).pathname.replace(/\/$/, '');
}

/** Behind a proxy, a restarting server is a gateway without a server behind it. */
const isGateway = ({ status }: Response) => status >= 502 && status <= 504;
