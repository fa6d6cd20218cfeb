import * as kit from 'hush/board';
import type { View } from '../state';
import { boardText } from '../text';
import { Roles } from './Roles';

/** Draws one moment of the replay as one player knew it then or, if `eyes` is null, with all cards face up. */
export function Moment({ view, eyes, people }: kit.MomentProps<View>) {
  const { me, truth, seats, waitingFor } = view;
  const isMine = eyes !== null && eyes !== 'open' && me !== null;
  const roles = truth?.roles ?? (isMine ? { [eyes]: me.role } : {});
  const accused = truth?.accused ?? (isMine && me.accused !== null ? { [eyes]: me.accused } : {});
  const line = truth?.outcome ? boardText.over : boardText.count(seats.length - waitingFor.length, seats.length);
  return (
    <kit.MomentFrame eyes={eyes} people={people} line={line}>
      <Roles people={people} roles={roles} accused={accused} />
    </kit.MomentFrame>
  );
}
