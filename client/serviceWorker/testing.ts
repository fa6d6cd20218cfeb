import type { FetchEvent, NotificationClick, WorkerEvent, WorkerScope } from './scope';

export const ORIGIN = 'https://hush.test';

/**
 * Fakes the environment of a service worker. A function takes the place of the server, and maps take the place of
 * caches.
 */
export function aWorld(server: (path: string) => Response | Promise<Response>, userAgent = 'Chrome/109') {
  const stored = new Map<string, Map<string, Response>>();
  const listeners = new Map<string, (event: never) => void>();
  const asked: string[] = [];
  const tabs: string[] = [];
  const done: string[] = [];
  const urlOf = (request: Request | string) => (typeof request === 'string' ? ORIGIN + request : request.url);
  const pathOf = (url: string) => url.slice(ORIGIN.length);

  async function answer(request: Request | string): Promise<Response> {
    const path = pathOf(urlOf(request));
    asked.push(path);
    return server(path);
  }

  const open = async (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, files);
    return {
      put: async (request: Request, response: Response) => void files.set(pathOf(request.url), response),
      keys: async () => [...files.keys()].map((path) => new Request(ORIGIN + path)),
      delete: async (request: Request) => files.delete(pathOf(request.url)),
      async addAll(requests: Request[]) {
        for (const request of requests) files.set(pathOf(request.url), await answer(request));
      },
    };
  };

  const scope = {
    location: { origin: ORIGIN, href: `${ORIGIN}/sw.js` },
    navigator: { userAgent },
    caches: {
      open,
      match: async (request: Request, { cacheName }: { cacheName: string }) =>
        stored.get(cacheName)?.get(pathOf(request.url))?.clone(),
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
    },
    registration: {
      unregister: async () => done.push('unregister'),
      navigationPreload: { enable: async () => done.push('preload') },
    },
    clients: {
      claim: async () => done.push('claim'),
      matchAll: async () => tabs.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) })),
      openWindow: async (url: string) => done.push(`open ${url}`),
    },
    fetch: answer,
    skipWaiting: async () => done.push('skip'),
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
  } as unknown as WorkerScope;

  async function happens(type: string, event: object): Promise<Response | null> {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | null = null;
    const full: WorkerEvent & Pick<FetchEvent, 'respondWith'> = {
      ...event,
      waitUntil: (promise) => void work.push(promise),
      respondWith: (promise) => {
        response = promise;
      },
    };
    listeners.get(type)?.(full as never);
    const answered = await response;
    while (work.length > 0) await work.shift();
    return answered;
  }

  const asks = (url: string, mode: string, method = 'GET', preloaded?: Response) =>
    happens('fetch', { request: { url, mode, method }, preloadResponse: Promise.resolve(preloaded) });

  return {
    scope,
    asked,
    done,
    tabs,
    kept: () => Object.fromEntries([...stored].map(([name, files]) => [name, [...files.keys()]])),
    putAway: async (cache: string, path: string) =>
      void (await (await open(cache)).put(new Request(ORIGIN + path), new Response('old'))),
    install: () => happens('install', {}),
    activate: () => happens('activate', {}),
    /** Opens a page. Resolves to null if the worker leaves the request to the browser. */
    visits: (path: string, preloaded?: Response) => asks(ORIGIN + path, 'navigate', 'GET', preloaded),
    fetches: (url: string, method?: string) => asks(url.startsWith('/') ? ORIGIN + url : url, 'cors', method),
    taps: (data: unknown) =>
      happens('notificationclick', {
        notification: { data, close: () => done.push('close') } satisfies NotificationClick['notification'],
      }),
  };
}
