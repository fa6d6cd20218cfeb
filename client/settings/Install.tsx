import { useStore } from '@nanostores/react';
import { Download } from 'lucide-react';
import { $installPrompt, type InstallPrompt } from '../state/install';
import { Button } from '../ui/Button';
import css from './SettingsSheet.module.css';
import { SETTINGS } from './text';

/** How Hush gets an icon of its own on this device; nothing where it has one, or where the browser knows no way. */
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

/** A prompt can be shown once; the browser brings another one if it is put off. */
async function ask(prompt: InstallPrompt): Promise<void> {
  $installPrompt.set(null);
  await prompt.prompt();
}

/** Opened by its own icon, in a window without the browser's bars. */
export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  );
}

/** iPhones and iPads install without saying so; an iPad calls itself a Mac, which has no touch screen. */
export function isApplePhone({ userAgent, platform, maxTouchPoints } = navigator): boolean {
  return /iP(hone|ad|od)/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}
