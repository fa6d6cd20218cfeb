import * as kit from 'hush/board';
import type { View } from '../state';
import { boardText } from '../text';
import { Roles } from './Roles';

/** Draws one moment of the replay with what one player knew at that time. If `eyes` is null, all cards are face up. */
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
