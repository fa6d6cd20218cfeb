import { useState } from 'react';
import { canNotify } from '../feedback/notify';
import { changeSettings, useSettings } from '../state/settings';
import { Switch } from '../ui/Switch';
import { isApplePhone } from './Install';
import css from './SettingsSheet.module.css';
import { SETTINGS } from './text';

/** A switch for notifications. The browser asks for permission only after a tap on the switch. */
export function Notify() {
  const { notify } = useSettings();
  const [permission, setPermission] = useState(() => (canNotify() ? Notification.permission : 'denied'));
  if (!canNotify() && isApplePhone()) return <p className={css.note}>{SETTINGS.notifyApple}</p>;
  if (permission === 'denied') return <p className={css.note}>{SETTINGS.notifyOff}</p>;

  const change = async (isWanted: boolean) => {
    const given = isWanted && permission !== 'granted' ? await Notification.requestPermission() : permission;
    setPermission(given);
    changeSettings({ notify: isWanted });
  };
  return (
    <Switch
      label={SETTINGS.notify}
      hint={SETTINGS.notifyHint}
      checked={notify && permission === 'granted'}
      onChange={(isWanted) => void change(isWanted)}
    />
  );
}
