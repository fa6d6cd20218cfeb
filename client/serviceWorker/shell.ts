import { OFFLINE, type Shell, WORKER } from './files';
import type { FetchEvent, WorkerScope } from './scope';

/** The prefix for the names of Hush's caches. Other programs at the same address (`localhost`) may have caches, too. */
const OURS = 'hush-';
/**
 * The cache for files that were used, such as those of a table. Their names contain hashes, so they are never out of
 * date.
 */
const USED = `${OURS}used`;
/** The maximum number of used files, about as many as in two builds. The oldest are deleted first. */
const MOST_USED = 500;

/** Matches paths that are not pages. The worker leaves these requests to the server. */
const NO_PAGE = /^\/(api|socket\.io|metrics|healthz|readyz)(\/|$)/i;

/**
 * Caches Hush's shell, and other files when they are first used. Pages always come from the server, so that a page
 * never uses files of a different build, and nothing from a room is cached. Without a connection, shows the offline
 * page.
 */
export function keepShell(worker: WorkerScope, { build, files }: Shell): void {
  const { caches } = worker;
  const base = baseOf(worker);
  const shell = `${OURS}shell-${build}`;
  let isLeaving = false;

  worker.addEventListener('install', (event) => {
    // Pages come from the server and do not need the old worker, so the new one can take over immediately.
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

  /**
   * Makes the request for a file. If the file's name does not contain a hash, the browser checks whether the file has
   * changed.
   */
  function request(path: string): Request {
    return new Request(worker.location.origin + base + path, {
      cache: path.startsWith('/assets/') ? 'default' : 'no-cache',
    });
  }

  async function takeOver(): Promise<void> {
    for (const name of await caches.keys())
      if (name.startsWith(`${OURS}shell-`) && name !== shell) await caches.delete(name);
    // If a preload fails, Firefox shows its own error page instead of the page from the worker.
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
   * Looks for a file in the caches. Resolves to undefined if the file is not there or the caches do not work. The file
   * then comes from the server.
   */
  async function kept(asked: Request): Promise<Response | undefined> {
    try {
      for (const name of [shell, USED]) {
        const found = await caches.match(asked, { cacheName: name, ignoreVary: true });
        if (found) return found;
      }
    } catch {
      // The browser has cleared or blocked the caches.
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

  /**
   * Removes the worker and its caches if the server no longer has a worker, or if a different program now uses this
   * address.
   */
  async function leaveIfGone(): Promise<void> {
    const answer = await worker.fetch(base + WORKER, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.status !== 404 && answer?.status !== 410) return;
    isLeaving = true;
    for (const name of await caches.keys()) if (name.startsWith(OURS)) await caches.delete(name);
    await worker.registration.unregister();
  }
}

/** Returns the base path, which is the folder that contains the worker's file. */
export function baseOf({ location }: WorkerScope): string {
  return new URL('.', location.href).pathname.replace(/\/$/, '');
}

/** Returns true for the status codes with which a proxy answers while the server is restarting. */
const isGateway = ({ status }: Response) => status >= 502 && status <= 504;
