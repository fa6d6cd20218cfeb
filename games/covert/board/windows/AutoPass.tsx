import type { BoardProps } from '../../../../client/ui/board';
import { Switch } from '../../../../client/ui/Switch';
import type { Moves, View } from '../../state';
import { windowText } from './text';

/** A private switch: every question is passed as soon as it is asked. */
export function AutoPass({ view, act }: BoardProps<View, Moves>) {
  if (!view.me) return null;
  return (
    <Switch
      label={windowText.autoPass}
      hint={windowText.autoPassHint}
      checked={view.me.autoPass}
      onChange={(on) => act.setAutoPass(on)}
    />
  );
}
