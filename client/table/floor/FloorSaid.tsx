import { useRoom } from '../context';
import { FLOOR, STATUS } from './text';
import { type OwnFloor, useFloor } from './useFloor';

const NAMED = 3;

/** Tells screen readers who is speaking, who is next, and what this person's status is. */
export function FloorSaid() {
  const { me } = useRoom();
  const floor = useFloor();
  return (
    <p className="sr" role="status">
      {[speakerIn(floor), queueIn(floor), me?.status && STATUS[me.status].own].filter(Boolean).join(' ')}
    </p>
  );
}

export function speakerIn({ speaking, stance }: OwnFloor): string {
  if (!speaking) return '';
  return stance === 'speaks' ? FLOOR.youHave : FLOOR.has(speaking.member.name);
}

export function queueIn({ speaking, queue }: OwnFloor): string {
  if (queue.length === 0) return '';
  return `${speaking ? FLOOR.after : FLOOR.hands} ${namesIn(queue.map(({ name }) => name))}`;
}

function namesIn(names: readonly string[]): string {
  const named = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? `${named} ${FLOOR.more(names.length - NAMED)}` : named;
}
