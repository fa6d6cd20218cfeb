import type { MemberId } from '#shared/ids.ts';
import type { MemberView, RoomView } from '#shared/room/room.ts';
import { useSecondsLeft } from '../../board/time';
import { serverNow } from '../../net/connection';
import { useRoom } from '../context';

export interface Speaking {
  member: MemberView;
  /** The speaking time left, in seconds, or null if there is no limit. */
  left: number | null;
}

export interface Floor {
  speaking: Speaking | null;
  /** The members with raised hands, in the order in which they raised them. */
  queue: readonly MemberView[];
}

/**
 * Returns who is speaking and who has raised a hand. As on the server, a member is no longer the speaker once their time
 * is over.
 */
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

/**
 * The speaker and the raised hands, with this person's part: whether they speak, their place in the queue, and what
 * they may do.
 */
export interface OwnFloor extends Floor {
  stance: 'down' | 'up' | 'speaks';
  /** The person's place in the queue of raised hands, from 1, or null if their hand is not raised. */
  place: number | null;
  mayRaise: boolean;
  /** True for the host and the speaker, who may choose the next speaker. */
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
