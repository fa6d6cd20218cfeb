import type { WorkerScope } from './scope';
import { baseOf } from './shell';

/**
 * When a notification is pressed, shows the tab with its table. If there is no such tab, opens the table in a new one.
 */
export function openTables(worker: WorkerScope): void {
  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    event.waitUntil(open(worker, notification.data));
  });
}

async function open(worker: WorkerScope, path: unknown): Promise<void> {
  const { clients } = worker;
  const base = baseOf(worker);
  const wanted = typeof path === 'string' && path.startsWith(`${base}/r/`) ? path : `${base}/`;
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === wanted);
  await (tab ? tab.focus() : clients.openWindow(wanted));
}
