import type { MemberId } from '#shared/ids.ts';
import type { MemberView, RoomView } from '#shared/room.ts';
import { useSecondsLeft } from '../../board/time';
import { serverNow } from '../../net/connection';
import { useRoom } from '../context';

/** Who has the floor, and for how long still. */
export interface Speaking {
  member: MemberView;
  /** In seconds; null: without a time. */
  left: number | null;
}

/** What a room says of its floor at this moment, by its members. */
export interface Floor {
  speaking: Speaking | null;
  /** Whose hands are up, in the order raised. */
  queue: readonly MemberView[];
}

/** The floor of a room; a time that is over is nobody's at once, as it is on the server. */
export function useFloorOf({ floor, members }: RoomView, now: () => number = serverNow): Floor {
  const { speaker, hands } = floor;
  const left = useSecondsLeft(speaker?.until ?? null, now);
  const memberOf = (id: MemberId) => members.find((member) => member.id === id);
  const member = speaker && left !== 0 ? memberOf(speaker.member) : undefined;
  return {
    speaking: member ? { member, left } : null,
    queue: hands.flatMap((id) => memberOf(id) ?? []),
  };
}

/** What this device's person may do about it, and where they stand. */
export interface OwnFloor extends Floor {
  stance: 'down' | 'up' | 'speaks';
  /** From 1; null: the own hand is not up. */
  place: number | null;
  mayRaise: boolean;
  /** The host and whoever speaks let the next one speak. */
  mayDecide: boolean;
}

export function useFloor(): OwnFloor {
  const { room, me, isHost } = useRoom();
  const floor = useFloorOf(room);
  const { speaking, queue } = floor;
  const at = queue.findIndex(({ id }) => id === me?.id);
  const isSpeaking = me !== null && speaking?.member.id === me.id;
  return {
    ...floor,
    stance: isSpeaking ? 'speaks' : at >= 0 ? 'up' : 'down',
    place: at >= 0 ? at + 1 : null,
    mayRaise: me !== null && mayRaise(room, me),
    mayDecide: isHost || isSpeaking,
  };
}

function mayRaise({ match, floor }: RoomView, { seat }: MemberView): boolean {
  return seat !== null || match === null || match.over || floor.spectators;
}
