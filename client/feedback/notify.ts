import { BASE } from '../base';
import { currentSettings } from '../state/settings';

/** All notifications share this tag, so a new one replaces the previous one. */
const TAG = 'hush';

export interface Note {
  /** The title. It must not contain secrets, because a locked phone shows it to anyone nearby. */
  title: string;
  body: string;
  /** True while the table is silenced. The notification then makes no sound. */
  isSilent: boolean;
}

/**
 * Adds `renotify`, which is missing in the DOM types. If true, a notification alerts the person even if it replaces
 * another one.
 */
type Options = NotificationOptions & { renotify: boolean };

/** The notification that this page has shown itself because there is no service worker. */
let own: Notification | null = null;

/** Returns whether this browser can show notifications. They need https and, on an iPhone, Hush on the Home Screen. */
export const canNotify = (): boolean => window.isSecureContext && 'Notification' in window;

const isSeen = () => document.visibilityState === 'visible';

/**
 * Shows a notification to a person who is away from the page and has allowed notifications. Pressing it returns to this
 * page.
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
  // The person may have returned in the meantime.
  if (isSeen()) await closeNotes();
}

/** Closes the notification, because the person has seen it or the table is no longer waiting for them. */
export async function closeNotes(): Promise<void> {
  own?.close();
  own = null;
  const notes = (await (await ofWorker())?.getNotifications({ tag: TAG })) ?? [];
  for (const note of notes) note.close();
}

/**
 * Closes the notification each time the page becomes visible.
 *
 * @returns a function that removes the listeners
 */
export function watchNotes(): () => void {
  const look = () => {
    if (isSeen()) void closeNotes();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/**
 * Returns the service worker that can show notifications, or null if the page has to show them itself. On phones, only
 * service workers can show notifications.
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
    // On a phone, showing one throws an error until a service worker is installed.
    return null;
  }
}
