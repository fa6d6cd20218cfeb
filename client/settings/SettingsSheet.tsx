import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { areCaptionsOn, changeSettings, useSettings } from '../state/settings';
import { Segments } from '../ui/Segments';
import { Sheet } from '../ui/Sheet';
import { Switch } from '../ui/Switch';
import { Install } from './Install';
import { LanguageChoice } from './LanguageChoice';
import { Notify } from './Notify';
import css from './SettingsSheet.module.css';
import { SETTINGS } from './text';
import { useHasMotor } from './useHasMotor';

export function SettingsSheet({ onClose, more }: { onClose(): void; more?: ReactNode }) {
  const settings = useSettings();
  const hasMotor = useHasMotor();
  return (
    <Sheet open onClose={onClose} title={SETTINGS.title}>
      <div className={css.list}>
        <Segments
          label={SETTINGS.mode}
          value={settings.mode}
          options={(['system', 'dark', 'light'] as const).map((value) => ({ value, label: SETTINGS.modes[value] }))}
          onChange={(mode) => changeSettings({ mode })}
        />
        {import.meta.env.HAS_LANGUAGES && <LanguageChoice />}
        <Switch
          label={SETTINGS.sound}
          hint={SETTINGS.soundHint}
          checked={settings.sound}
          onChange={(sound) => changeSettings({ sound })}
        />
        <Switch
          label={SETTINGS.rain}
          hint={SETTINGS.rainHint}
          why={settings.sound ? null : SETTINGS.rainNeedsSound}
          checked={settings.rain && settings.sound}
          onChange={(rain) => changeSettings({ rain })}
        />
        <Switch
          label={SETTINGS.captions}
          hint={SETTINGS.captionsHint}
          checked={areCaptionsOn(settings)}
          onChange={(captions) => changeSettings({ captions })}
        />
        {hasMotor && (
          <Switch
            label={SETTINGS.vibration}
            checked={settings.vibration}
            onChange={(vibration) => changeSettings({ vibration })}
          />
        )}
        <Switch
          label={SETTINGS.spoken}
          hint={SETTINGS.spokenHint}
          checked={settings.spoken}
          onChange={(spoken) => changeSettings({ spoken })}
        />
        <Segments
          label={SETTINGS.secrets}
          value={settings.secrets}
          options={[
            { value: 'hold', label: SETTINGS.hold },
            { value: 'tap', label: SETTINGS.tap },
          ]}
          onChange={(secrets) => changeSettings({ secrets })}
        />
        <Switch
          label={SETTINGS.share}
          hint={SETTINGS.shareHint}
          checked={settings.screenShare}
          onChange={(screenShare) => changeSettings({ screenShare })}
        />
        {more}
        <Notify />
        <Install />
        {!window.isSecureContext && (
          <details className={css.plain}>
            <summary>{SETTINGS.plain}</summary>
            <p>{SETTINGS.plainText}</p>
          </details>
        )}
        <p className={css.note}>
          {SETTINGS.device} <Link href="/about">{SETTINGS.about}</Link>
        </p>
      </div>
    </Sheet>
  );
}
