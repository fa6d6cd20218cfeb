import { Switch, useSharedScreen } from 'hush/board';
import type { Props } from '../props';
import { setAutoPass } from './passing';
import { windowText } from './text';

/**
 * A switch in the player's private area that passes in every window as soon as it opens, and in one that is open. A
 * shared screen never shows the switch.
 */
export function AutoPass(props: Props) {
  const { me } = props.view;
  const isShared = useSharedScreen();
  if (!me || isShared) return null;
  return (
    <Switch
      label={windowText.autoPass}
      hint={windowText.autoPassHint}
      checked={me.autoPass}
      onChange={(on) => setAutoPass(props, on)}
    />
  );
}
