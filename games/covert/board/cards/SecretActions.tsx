import { Button } from 'hush/board';
import { Layers, MapIcon } from 'lucide-react';
import { useState } from 'react';
import type { Props } from '../props';
import { Hand } from './Hand';
import { type Group, secretText } from './text';
import type { HandOver } from './uses';

interface SecretActionsProps extends Props, HandOver {
  /** Called to switch to the table, where the player continues the turn. */
  toBoard(): void;
}

/** Buttons below the hand on a private screen: use a card, or go to the table. */
export function SecretActions({ toBoard, ...props }: SecretActionsProps) {
  const { view, seat } = props;
  const [group, setGroup] = useState<Group | null>(null);
  if (!view.me) return null;
  const isYours = seat !== null && view.waitingFor.includes(seat);
  return (
    <>
      <Button variant={isYours ? 'primary' : 'raised'} full icon={<MapIcon />} onClick={toBoard}>
        {isYours ? secretText.turn : secretText.table}
      </Button>
      <Button full icon={<Layers />} onClick={() => setGroup('agency')}>
        {secretText.use}
      </Button>
      {group && <Hand {...props} own={view.me} group={group} onGroup={setGroup} onClose={() => setGroup(null)} />}
    </>
  );
}
