import { BASE } from '../base';
import { currentSettings } from '../state/settings';

/** The tag of all notifications. A device therefore shows only one notification, which each new one replaces. */
const TAG = 'hush';

export interface Note {
  /** Contains only public information, because a locked phone shows the notification to anyone who passes. */
  title: string;
  body: string;
  /** True if the table is silent now, so that the notification must make no sound. */
  isSilent: boolean;
}

/** Adds `renotify`, which the DOM types lack. If it is true, a notification that replaces another one alerts again. */
type Options = NotificationOptions & { renotify: boolean };

/** The notification shown by the page itself, without a service worker. */
let own: Notification | null = null;

/** Whether this browser can show notifications. It needs https and, on an iPhone, Hush on the Home Screen. */
export const canNotify = (): boolean => window.isSecureContext && 'Notification' in window;

const isSeen = () => document.visibilityState === 'visible';

/**
 * Notifies a person who is away from the page, if they have allowed notifications. Tapping the notification leads back
 * to this page.
 */
export async function notify({ title, body, isSilent }: Note): Promise<void> {
  const { notify: isWanted, sound, vibration } = currentSettings();
  if (isSeen() || !isWanted || !canNotify() || Notification.permission !== 'granted') return;
  const options: Options = {
    body,
    tag: TAG,
    renotify: true,
    silent: isSilent || !(sound || vibration),
    icon: `${BASE}/icons/any-192.png`,
    badge: `${BASE}/icons/monochrome-96.png`,
    data: location.pathname,
  };
  const worker = await ofWorker();
  if (worker) await worker.showNotification(title, options).catch(() => undefined);
  else own = ofPage(title, options);
  // The person may have returned to the page in the meantime.
  if (isSeen()) await closeNotes();
}

/** Closes the notification, because the person has seen it or the table is no longer waiting. */
export async function closeNotes(): Promise<void> {
  own?.close();
  own = null;
  const notes = (await (await ofWorker())?.getNotifications({ tag: TAG })) ?? [];
  for (const note of notes) note.close();
}

/**
 * Closes notifications whenever the page is seen.
 *
 * @returns a function that stops watching
 */
export function watchNotes(): () => void {
  const look = () => {
    if (isSeen()) void closeNotes();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/**
 * Returns the service worker that shows notifications, or null if there is none. Phones show only a worker's
 * notifications. A browser without a worker shows the page's own.
 */
async function ofWorker(): Promise<ServiceWorkerRegistration | null> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return registration?.active ? registration : null;
}

function ofPage(title: string, options: Options): Notification | null {
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return shown;
  } catch {
    // Phones throw an error here if their worker is not installed yet.
    return null;
  }
}
