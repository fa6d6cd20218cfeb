import { OFFLINE, type Shell, WORKER } from './files';
import type { FetchEvent, WorkerScope } from './scope';

/** The prefix of our caches' names. Other programs at the same address (`localhost`) may have caches too. */
const OURS = 'hush-';
/** The cache of used files, such as a table's. Their names contain a hash, so they are never out of date. */
const USED = `${OURS}used`;
/** The maximum number of used files, about two builds' worth. The oldest are deleted first. */
const MOST_USED = 500;

/** Matches paths that are not pages, which the worker leaves to the server. */
const NO_PAGE = /^\/(api|socket\.io|metrics|healthz|readyz)(\/|$)/i;

/**
 * Caches Hush's shell, and other files once used. Pages always come from the server, so a page never mixes with files
 * of another build, and nothing from a room is cached. Without a connection, shows the offline page.
 */
export function keepShell(worker: WorkerScope, { build, files }: Shell): void {
  const { caches } = worker;
  const base = baseOf(worker);
  const shell = `${OURS}shell-${build}`;
  let isLeaving = false;

  worker.addEventListener('install', (event) => {
    // Pages come from the server and don't depend on the old worker, so the new worker may take over immediately.
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

  /** Makes the request for a file. For a file without a hash in its name, the browser checks for changes. */
  function request(path: string): Request {
    return new Request(worker.location.origin + base + path, {
      cache: path.startsWith('/assets/') ? 'default' : 'no-cache',
    });
  }

  async function takeOver(): Promise<void> {
    for (const name of await caches.keys())
      if (name.startsWith(`${OURS}shell-`) && name !== shell) await caches.delete(name);
    // If a preload fails, Firefox shows its own error page instead of the worker's.
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

  /**
   * Finds a file in the caches. Resolves to undefined if the caches don't work, and the file then comes from the
   * server.
   */
  async function kept(asked: Request): Promise<Response | undefined> {
    try {
      for (const name of [shell, USED]) {
        const found = await caches.match(asked, { cacheName: name, ignoreVary: true });
        if (found) return found;
      }
    } catch {
      // Ignored: the browser has cleared or blocked the caches.
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

  /** Removes the worker and its caches if the server no longer has a worker or another program uses this address. */
  async function leaveIfGone(): Promise<void> {
    const answer = await worker.fetch(base + WORKER, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.status !== 404 && answer?.status !== 410) return;
    isLeaving = true;
    for (const name of await caches.keys()) if (name.startsWith(OURS)) await caches.delete(name);
    await worker.registration.unregister();
  }
}

/** Returns the base path: the folder of the worker's file. */
export function baseOf({ location }: WorkerScope): string {
  return new URL('.', location.href).pathname.replace(/\/$/, '');
}

/** Returns true for the codes with which a proxy answers while the server restarts. */
const isGateway = ({ status }: Response) => status >= 502 && status <= 504;
