/** The parts of a service worker's global scope that Hush uses. They are missing in the DOM types. */
export interface WorkerScope {
  readonly location: { readonly origin: string; readonly href: string };
  readonly navigator: { readonly userAgent: string };
  readonly caches: CacheStorage;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Clients;
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
}

export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The page, if the browser already requested it while the worker was starting. Otherwise undefined. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface NotificationClick extends WorkerEvent {
  readonly notification: Pick<Notification, 'data' | 'close'>;
}

interface Clients {
  claim(): Promise<void>;
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
  openWindow(url: string): Promise<unknown>;
}

interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}
