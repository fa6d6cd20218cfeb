import '../../ui/narrow';
import { lazy, Suspense, useEffect } from 'react';
import type { RoomView } from '#shared/room/room.ts';
import { useRain } from '../../feedback/rain';
import { HowToPlay } from '../../match/HowToPlay';
import { Reading } from '../../match/Reading';
import { Lobby } from '../../room/Lobby';
import { SeatQuestions } from '../../room/SeatQuestions';
import { useMatchNote } from '../../room/useMatchNote';
import { useRoomSounds } from '../../room/useRoomSounds';
import { $build } from '../../state/newer';
import { type InRoom, RoomContext } from '../../table/context';
import { whenIdle } from '../../ui/idle';

const loadMatch = () => import('../../match/MatchPage');
const MatchPage = lazy(() => loadMatch().then((page) => ({ default: page.MatchPage })));

interface Props {
  inRoom: InRoom;
  match: RoomView['match'];
  onLeaveTable(): void;
}

export function Inside({ inRoom, match, onLeaveTable }: Props) {
  const { build } = inRoom.room;
  useEffect(() => whenIdle(loadMatch), []);
  useEffect(() => $build.set(build), [build]);
  useRain();
  useRoomSounds(inRoom.room);
  useMatchNote(inRoom);
  return (
    <RoomContext value={inRoom}>
      {match === null ? (
        <Lobby howToPlay={<HowToPlay />} />
      ) : (
        <Suspense>
          <MatchPage key={match.id} match={match} onBack={onLeaveTable} />
        </Suspense>
      )}
      <Reading />
      <SeatQuestions />
    </RoomContext>
  );
}
