import { atom } from 'nanostores';

/** The event with which a browser offers to install the page. The DOM types lack this event. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's install prompt, or null if the browser offers none or Hush is installed. */
export const $installPrompt = atom<InstallPrompt | null>(null);

/**
 * Stores the browser's install prompt for the settings, and keeps the browser from showing it. Call it once per app.
 */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    $installPrompt.set(event as InstallPrompt);
  });
}
