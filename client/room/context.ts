import { createContext, useContext } from 'react';
import type { GameFacts, MemberView, RoomView } from '#shared/room.ts';
import type { RoomApi } from '../net/api';
import type { RoomState, RoomStore } from '../state/room';

/** A room, and who this device is in it. */
export interface InRoom {
  room: RoomView;
  state: RoomState;
  store: RoomStore;
  /** Null: this device watches and is not a member. */
  me: MemberView | null;
  isHost: boolean;
  api: RoomApi;
  games: readonly GameFacts[];
  /** Runs a request and takes the room it answers as the newest. A refusal becomes a toast. True: it was done. */
  run(work: () => Promise<RoomView | undefined | unknown>): Promise<boolean>;
}

export const RoomContext = createContext<InRoom | null>(null);

export function useRoom(): InRoom {
  const room = useContext(RoomContext);
  if (!room) throw new Error('a part of the room is drawn outside it');
  return room;
}
