import { createContext, useContext } from 'react';
import type { GameFacts, MemberView, RoomView } from '../../shared/room';
import type { RoomApi } from '../net/api';
import type { RoomState, RoomStore } from '../state/room';

/** A room and the one who looks at it. */
export interface InRoom {
  room: RoomView;
  state: RoomState;
  store: RoomStore;
  /** Null: looks on without being a member. */
  me: MemberView | null;
  isHost: boolean;
  api: RoomApi;
  games: readonly GameFacts[];
  /** Runs a request; what it answers is the newest room, what it refuses is said. True: it was done. */
  run(work: () => Promise<RoomView | undefined | unknown>): Promise<boolean>;
}

export const RoomContext = createContext<InRoom | null>(null);

export function useRoom(): InRoom {
  const room = useContext(RoomContext);
  if (!room) throw new Error('a part of the room is drawn outside it');
  return room;
}
