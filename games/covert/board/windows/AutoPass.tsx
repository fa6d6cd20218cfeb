import { Switch, useSharedScreen } from 'hush/board';
import type { Props } from '../props';
import { windowText } from './text';

/** A private switch that passes in every window as soon as the window opens. A shared screen never shows the switch. */
export function AutoPass({ view, act }: Props) {
  const isShared = useSharedScreen();
  if (!view.me || isShared) return null;
  return (
    <Switch
      label={windowText.autoPass}
      hint={windowText.autoPassHint}
      checked={view.me.autoPass}
      onChange={(on) => act.setAutoPass(on)}
    />
  );
}
