import { useLocation } from 'wouter';
import { forgetIdentity } from '../state/identity';
import { Confirm } from './Confirm';
import { useRoom } from './context';
import { IN_ROOM } from './text';

/**
 * Asks whether this device's person wants to leave the room. The seat of a running match with other people stays theirs
 * until it ends, and this device can take it back.
 */
export function LeaveRoom({ open, onClose }: { open: boolean; onClose(): void }) {
  const { room, me, api, run } = useRoom();
  const [, navigate] = useLocation();
  if (!me) return null;
  const isPlaying = me.seat !== null && room.match !== null && !room.match.over;
  const isAlone = room.members.every(({ id, bot }) => id === me.id || bot !== null);
  const leave = async () => {
    const keepsSeat = isPlaying && !isAlone;
    if (!(await run(() => (keepsSeat ? api.changeMember(me.id, { left: true }) : api.remove(me.id))))) return;
    if (!keepsSeat) forgetIdentity(room.code);
    navigate('/');
  };
  const atTable = room.locked ? IN_ROOM.leaveTextLocked : IN_ROOM.leaveText;
  return (
    <Confirm
      open={open}
      title={IN_ROOM.leaveTitle}
      text={isPlaying ? IN_ROOM.leaveTextMatch : atTable}
      action={IN_ROOM.leave}
      onConfirm={() => void leave()}
      onClose={onClose}
    />
  );
}
