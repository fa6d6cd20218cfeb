import type { WorkerScope } from './scope';

/** A tap on a notification leads to the tab whose table it is about, or opens it again. */
export function openTables(worker: WorkerScope): void {
  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    event.waitUntil(open(worker, notification.data));
  });
}

async function open({ clients }: WorkerScope, path: unknown): Promise<void> {
  const wanted = typeof path === 'string' && path.startsWith('/r/') ? path : '/';
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === wanted);
  await (tab ? tab.focus() : clients.openWindow(wanted));
}
