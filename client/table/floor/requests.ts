import { useMemo } from 'react';
import type { MemberId } from '#shared/ids.ts';
import type { RoomApi } from '../../net/api';
import { useRoom } from '../context';

export function useFloorApi() {
  const { api } = useRoom();
  return useMemo(() => floorApi(api), [api]);
}

function floorApi({ send }: RoomApi) {
  const of = (id: MemberId) => encodeURIComponent(id);
  return {
    raiseHand: () => send('POST', '/hands'),
    /** Lowers a member's hand. Members can only lower their own hand, but the host can lower any. */
    lowerHand: (id: MemberId) => send('DELETE', `/hands/${of(id)}`),
    giveFloor: (to: MemberId) => send('POST', '/floor', { member: to }),
    endFloor: () => send('DELETE', '/floor'),
  };
}
