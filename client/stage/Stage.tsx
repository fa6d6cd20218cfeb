import type { StageKind } from '#shared/room/room.ts';
import { parseRoomCode } from '#shared/room/roomCode.ts';
import { RoomUnavailable } from '../room/RoomUnavailable';
import { StageScreen } from './StageScreen';
import { StageWindow } from './StageWindow';

/** `/r/:code/stage`: the table as everyone may see it, for a television, a shared screen or a stream. */
export function Stage({ code: typed, kind }: { code: string; kind: StageKind }) {
  const code = parseRoomCode(typed);
  if (code === null) return <RoomUnavailable code={typed.slice(0, 12)} why="room-not-found" />;
  const isScreen = new URLSearchParams(location.search).has('screen');
  return isScreen ? <StageScreen code={code} kind={kind} /> : <StageWindow />;
}
