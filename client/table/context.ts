import { createContext, useContext } from 'react';
import type { GameFacts, MemberView, RoomView } from '#shared/room/room.ts';
import type { RoomApi } from '../net/api';
import type { RoomState, RoomStore } from '../state/room';

export interface InRoom {
  room: RoomView;
  state: RoomState;
  store: RoomStore;
  /** The member who uses this device, or null if the device only watches. */
  me: MemberView | null;
  isHost: boolean;
  api: RoomApi;
  games: readonly GameFacts[];
  /**
   * Sends a request, and uses the room that the server answers with. Shows a toast if the request fails. Resolves to
   * true if it succeeds.
   */
  run(work: () => Promise<RoomView | undefined | unknown>): Promise<boolean>;
}

export const RoomContext = createContext<InRoom | null>(null);

export function useRoom(): InRoom {
  const room = useContext(RoomContext);
  if (!room) throw new Error('a part of the room is drawn outside it');
  return room;
}
