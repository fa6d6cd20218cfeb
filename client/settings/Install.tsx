import { useStore } from '@nanostores/react';
import { Download } from 'lucide-react';
import { $installPrompt, type InstallPrompt } from '../state/install';
import { Button } from '../ui/Button';
import css from './SettingsSheet.module.css';
import { SETTINGS } from './text';

/** Offers to install Hush. Draws nothing if Hush is installed or the browser cannot install it. */
export function Install() {
  const prompt = useStore($installPrompt);
  if (isInstalled()) return null;
  if (prompt) {
    return (
      <div className={css.asked}>
        <span>
          <b>{SETTINGS.install}</b>
          <small>{SETTINGS.installHint}</small>
        </span>
        <Button icon={<Download />} onClick={() => void ask(prompt)}>
          {SETTINGS.installAsk}
        </Button>
      </div>
    );
  }
  return isApplePhone() && window.isSecureContext ? <p className={css.note}>{SETTINGS.installApple}</p> : null;
}

/** Shows the browser's install prompt, which works only once. If it is dismissed, the browser provides a new one. */
async function ask(prompt: InstallPrompt): Promise<void> {
  $installPrompt.set(null);
  await prompt.prompt();
}

/** Returns true if Hush was opened by its icon, in a window without browser bars. */
export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  );
}

/**
 * Returns true on an iPhone or iPad, which fire no install event. An iPad claims to be a Mac, but Macs have no touch
 * screen.
 */
export function isApplePhone({ userAgent, platform, maxTouchPoints } = navigator): boolean {
  return /iP(hone|ad|od)/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}
