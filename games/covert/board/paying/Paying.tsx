import { useState } from 'react';
import type { BoardProps } from '../../../../client/board/contract';
import type { Handle, Moves, View } from '../../state';
import { Payment } from './Payment';
import { PickMission } from './PickMission';

export interface PayingProps extends BoardProps<View, Moves> {
  onClose(): void;
}

/** Completing a mission: which one, then what pays for each need. It lies open only once it was laid down. */
export function Paying(props: PayingProps) {
  const [laid, lay] = useState<Handle | null>(null);
  const mission = props.view.me?.missions.find(({ handle }) => handle === laid);
  if (!mission) return <PickMission {...props} onLay={lay} />;
  return <Payment key={mission.handle} {...props} mission={mission} onBack={() => lay(null)} />;
}
