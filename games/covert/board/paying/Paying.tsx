import { useState } from 'react';
import type { Handle } from '../../state';
import { Payment } from './Payment';
import { PickMission } from './PickMission';
import type { PayingProps } from './props';

/**
 * Lets the player complete a mission: first pick the mission, then a payment for each requirement. Other players see
 * the mission only once the player confirms.
 */
export function Paying(props: PayingProps) {
  const [laid, setLaid] = useState<Handle | null>(null);
  const mission = props.view.me?.missions.find(({ handle }) => handle === laid);
  if (!mission) return <PickMission {...props} onLay={setLaid} />;
  return <Payment key={mission.handle} {...props} mission={mission} onBack={() => setLaid(null)} />;
}
