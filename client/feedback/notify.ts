import { BASE } from '../base';
import { currentSettings } from '../state/settings';

/** At most one notification of Hush stands on a device: the next takes the place of the one before. */
const TAG = 'hush';

export interface Note {
  /** What everybody at the table may know: it stands on a locked screen for whoever passes. */
  title: string;
  body: string;
  /** The table is to be silent now. */
  isSilent: boolean;
}

/** What browsers know and the types of pages do not: a note in the place of another tells anew. */
type Options = NotificationOptions & { renotify: boolean };

/** The notification that was made without a worker. */
let own: Notification | null = null;

/** Whether this browser has notifications at all: over https, on an iPhone once Hush is on its home screen. */
export const canNotify = (): boolean => window.isSecureContext && 'Notification' in window;

const isSeen = () => document.visibilityState === 'visible';

/** Tells somebody who looks elsewhere, if they have allowed it. A tap on it leads back to this page. */
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
  // Somebody has looked meanwhile.
  if (isSeen()) await closeNotes();
}

/** Takes the note away: it was seen, or the table no longer waits. */
export async function closeNotes(): Promise<void> {
  own?.close();
  own = null;
  const notes = (await (await ofWorker())?.getNotifications({ tag: TAG })) ?? [];
  for (const note of notes) note.close();
}

/** Whoever looks at the page needs no note. The answer stops it. */
export function watchNotes(): () => void {
  const look = () => {
    if (isSeen()) void closeNotes();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Phones show notifications of a worker only; a browser without one shows those of a page. */
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
    // A phone whose worker is not there yet.
    return null;
  }
}
