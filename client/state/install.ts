import { atom } from 'nanostores';

/** Browsers that install pages say so by this event, which the types of pages do not know yet. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** How this browser is asked to install Hush; null: it does not, or not yet, or it is done. */
export const $installPrompt = atom<InstallPrompt | null>(null);

/** Takes the offer off the browser, which would show it by itself: it waits in the settings. The app calls it once. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    $installPrompt.set(event as InstallPrompt);
  });
}
