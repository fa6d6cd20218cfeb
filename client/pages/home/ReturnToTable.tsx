import { DoorOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { RoomView } from '#shared/room/room.ts';
import { ApiError, api } from '../../net/api';
import { forgetIdentity, knownRooms } from '../../state/identity';
import { Button } from '../../ui/Button';
import { HOME } from './text';

/** The maximum number of rooms to request, and of links to show. */
const ASKED = 4;
const OFFERED = 2;

/** Shows links back to the rooms in which this device has a seat. Rooms that no longer exist are forgotten. */
export function ReturnToTable() {
  const [known] = useState(() => knownRooms().slice(0, ASKED));
  const [rooms, setRooms] = useState<readonly RoomView[] | null>(known.length === 0 ? [] : null);
  const [, navigate] = useLocation();
  useEffect(() => {
    let isGone = false;
    void Promise.all(known.map(alive)).then((found) => !isGone && setRooms(found.filter((room) => room !== null)));
    return () => {
      isGone = true;
    };
  }, [known]);

  if (rooms === null) {
    return (
      <Button size="lg" full busy sub={HOME.looking}>
        {HOME.back}
      </Button>
    );
  }
  const isRunning = (room: RoomView) => room.match !== null && !room.match.over;
  const shown = [...rooms].sort((a, b) => Number(isRunning(b)) - Number(isRunning(a))).slice(0, OFFERED);
  return shown.map((room) => {
    const own = known.find(({ code }) => code === room.code)?.me.id;
    const others = room.members.filter(({ id, bot }) => id !== own && bot === null).map(({ name }) => name);
    return (
      <Button
        key={room.code}
        size="lg"
        full
        icon={<DoorOpen />}
        sub={isRunning(room) ? playingWith(others) : waitingWith(room.code, others)}
        onClick={() => navigate(`/r/${room.code}`)}
      >
        {HOME.back}
      </Button>
    );
  });
}

const playingWith = (others: readonly string[]) =>
  others.length === 0 ? HOME.backPlaying : HOME.backPlayingWith(others);
const waitingWith = (code: string, others: readonly string[]) =>
  others.length === 0 ? HOME.backAlone(code) : HOME.backWith(code, others);

/** Returns the room. Returns null if this device no longer has a seat there, or if the server is unavailable. */
async function alive({ code, me }: ReturnType<typeof knownRooms>[number]): Promise<RoomView | null> {
  try {
    const room = await api.room(code, me.token);
    if (room.members.some(({ id }) => id === me.id)) return room;
    forgetIdentity(code);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'room-not-found') forgetIdentity(code);
  }
  return null;
}
