import { atom } from 'nanostores';

/** The event by which browsers offer to install a page. The DOM types do not have it yet. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's install prompt, or null if it has none, not yet, or Hush is installed. */
export const $installPrompt = atom<InstallPrompt | null>(null);

/** Keeps the browser from showing the prompt itself: it waits in the settings. Called once by the app. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    $installPrompt.set(event as InstallPrompt);
  });
}
