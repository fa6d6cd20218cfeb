import { atom } from 'nanostores';

/** The event by which a browser offers to install the page. It is missing in the DOM types. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's install prompt. Null if the browser does not offer one, or if Hush is installed. */
export const $installPrompt = atom<InstallPrompt | null>(null);

/** Keeps the browser from showing its install prompt, and stores it for the settings. Call it once per app. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    $installPrompt.set(event as InstallPrompt);
  });
}
