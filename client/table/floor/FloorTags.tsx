import { Hand, Mic, VolumeX } from 'lucide-react';
import type { MemberView } from '#shared/room/room.ts';
import { Tag } from '../../board/chrome/Person';
import { useRoom } from '../context';
import { FLOOR, STATUS } from './text';

/**
 * Draws a member's tags in the list of people. The tags say in words what the marks on the member's face mean, and
 * whether the person at this device has muted the member.
 */
export function FloorTags({ member: { id, status } }: { member: MemberView }) {
  const { room, state } = useRoom();
  const place = room.floor.hands.indexOf(id) + 1;
  return (
    <>
      {room.floor.speaker?.member === id && <Tag icon={<Mic />}>{FLOOR.speaks}</Tag>}
      {place > 0 && <Tag icon={<Hand />}>{FLOOR.hand(place)}</Tag>}
      {status && <Tag tone="away">{STATUS[status].tag}</Tag>}
      {state.muted.includes(id) && <Tag icon={<VolumeX />}>{FLOOR.muted}</Tag>}
    </>
  );
}
