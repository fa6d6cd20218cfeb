import { Switch, useSharedScreen } from 'hush/board';
import type { Props } from '../props';
import { windowText } from './text';

/**
 * A switch in the player's private area that passes in every window as soon as it opens. A shared screen never shows
 * the switch.
 */
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
