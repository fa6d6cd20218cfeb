import { atom } from 'nanostores';

/** The event with which a browser reports that it can install the page. The DOM types lack this event. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's install prompt, or null if the browser has not provided one or Hush is installed. */
export const $installPrompt = atom<InstallPrompt | null>(null);

/**
 * Stores the install prompt for the settings, and keeps the browser from showing the prompt itself. The app calls this
 * function once.
 */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    $installPrompt.set(event as InstallPrompt);
  });
}
