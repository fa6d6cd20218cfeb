import { useStore } from '@nanostores/react';
import { Download } from 'lucide-react';
import { $installPrompt, type InstallPrompt } from '../state/install';
import { Button } from '../ui/Button';
import css from './SettingsSheet.module.css';
import { SETTINGS } from './text';

/** Offers to install Hush. Renders nothing if Hush is already installed, or if the browser cannot install it. */
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

/**
 * Shows the browser's install prompt, which can be used only once. If the person dismisses it, the browser provides a
 * new one.
 */
async function ask(prompt: InstallPrompt): Promise<void> {
  $installPrompt.set(null);
  await prompt.prompt();
}

/** Returns true if Hush was opened from its icon, in a window without the browser's bars. */
export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  );
}

/**
 * Returns true on an iPhone or iPad, where browsers fire no event about installing. An iPad pretends to be a Mac, but
 * Macs do not have touch screens.
 */
export function isApplePhone({ userAgent, platform, maxTouchPoints } = navigator): boolean {
  return /iP(hone|ad|od)/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}
