import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { RoomCode } from '#shared/ids.ts';
import type { RoomView } from '#shared/room/room.ts';
import { parseRoomCode } from '#shared/room/roomCode.ts';
import { type Identity, useIdentity } from '../state/identity';
import { RoomStore } from '../state/room';
import css from '../table/sheets.module.css';
import { Button } from '../ui/Button';
import { DoorPage } from './DoorPage';
import { DOOR, UNAVAILABLE_ACTIONS } from './doorText';
import { MEMBERS } from './memberText';
import { RoomUnavailable } from './RoomUnavailable';

export interface MemberRoom {
  code: RoomCode;
  room: RoomView;
  me: Identity;
}

interface MemberPageProps {
  /** The room code as it appears in the address. */
  code: string;
  children(inside: MemberRoom): ReactNode;
}

/** A page that only members of the room can see. Other visitors are told how to join. */
export function MemberPage({ code: typed, children }: MemberPageProps) {
  const code = parseRoomCode(typed);
  if (code === null) return <RoomUnavailable code={typed.slice(0, 12)} why="room-not-found" />;
  return (
    <Door key={code} code={code}>
      {children}
    </Door>
  );
}

function Door({ code, children }: { code: RoomCode; children: MemberPageProps['children'] }) {
  const me = useIdentity(code);
  if (me === null) return <NoMember code={code} />;
  return (
    <Inside key={me.token} code={code} me={me}>
      {children}
    </Inside>
  );
}

function Inside({ code, me, children }: { code: RoomCode; me: Identity; children: MemberPageProps['children'] }) {
  const store = useMemo(() => new RoomStore(code, me), [code, me]);
  const { room, unavailable } = useStore(store.state);
  useEffect(() => {
    store.start();
    return () => store.stop();
  }, [store]);
  if (unavailable === 'unauthorized') return <NoMember code={code} />;
  if (unavailable !== null && (room === null || unavailable !== 'server-away')) {
    const again = { label: UNAVAILABLE_ACTIONS.again, run: () => location.reload() };
    return <RoomUnavailable code={code} why={unavailable} actions={unavailable === 'server-away' ? [again] : []} />;
  }
  if (room === null) return <DoorPage caps={DOOR.at(code)} title={DOOR.opening} />;
  return children({ code, room, me });
}

function NoMember({ code }: { code: RoomCode }) {
  return (
    <DoorPage caps={DOOR.at(code)} title={MEMBERS.title}>
      <div className={css.stack}>
        <p>{MEMBERS.text}</p>
        <Button variant="primary" size="lg" full href={`/r/${code}`}>
          {MEMBERS.toDoor}
        </Button>
      </div>
    </DoorPage>
  );
}
