import { Hand, Mic } from 'lucide-react';
import type { RoomView } from '#shared/room/room.ts';
import { minutes } from '../board/time';
import { FLOOR } from '../table/floor/text';
import { useFloorOf } from '../table/floor/useFloor';
import { cx } from '../ui/cx';
import css from './StageFloor.module.css';

/** Shows the speaker, the time left and the raised hands. Renders nothing if no member speaks or wants to. */
export function StageFloor({ room, className }: { room: RoomView; className?: string | undefined }) {
  const { speaking, queue } = useFloorOf(room);
  if (!speaking && queue.length === 0) return null;
  return (
    <div className={cx(css.floor, className)}>
      {speaking ? <Mic aria-hidden="true" /> : <Hand aria-hidden="true" />}
      <p className={css.words} role="status">
        {speaking && <strong>{FLOOR.has(speaking.member.name)}</strong>}
        {queue.length > 0 && (
          <span>
            {speaking ? FLOOR.after : FLOOR.hands} {queue.map(({ name }) => name).join(', ')}
          </span>
        )}
      </p>
      {speaking?.left != null && (
        <span className={css.left} role="timer" aria-label={FLOOR.left(minutes(speaking.left))}>
          {minutes(speaking.left)}
        </span>
      )}
    </div>
  );
}
