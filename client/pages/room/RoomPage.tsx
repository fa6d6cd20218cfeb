import { useStore } from '@nanostores/react';
import { lazy, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { RoomCode } from '#shared/ids.ts';
import type { RoomView } from '#shared/room/room.ts';
import { parseRoomCode } from '#shared/room/roomCode.ts';
import { BASE } from '../../base';
import { roomApi, sentenceOf } from '../../net/api';
import { DoorPage } from '../../room/DoorPage';
import { DOOR, UNAVAILABLE_ACTIONS } from '../../room/doorText';
import { Join } from '../../room/Join';
import { RoomUnavailable } from '../../room/RoomUnavailable';
import { useGames } from '../../room/useGames';
import { forgetIdentity, type Identity, useIdentity, visit } from '../../state/identity';
import { RoomStore } from '../../state/room';
import { refuse } from '../../state/toasts';
import type { InRoom } from '../../table/context';
import { expectNames, loadFonts } from '../../ui/fonts';
import { whenIdle } from '../../ui/idle';
import { fetchRoom, loadInside } from './parts';
import { useLeft } from './useLeft';

const TakeOver = lazy(() => import('../../room/TakeOver').then((part) => ({ default: part.TakeOver })));
const AddHere = lazy(() => import('./AddHere').then((part) => ({ default: part.AddHere })));
const Inside = lazy(async () => {
  const part = await loadInside();
  await loadFonts();
  return { default: part.Inside };
});

/** `/r/:code`: the join page, the room, or the running match. */
export function RoomPage({ code: typed }: { code: string }) {
  const code = parseRoomCode(typed);
  if (code === null) return <RoomUnavailable code={typed.slice(0, 12)} why="room-not-found" />;
  return <Room key={code} code={code} />;
}

function Room({ code }: { code: RoomCode }) {
  const me = useIdentity(code);
  const [link, setLink] = useState(linkOf);
  const [, navigate] = useLocation();
  useEffect(() => {
    const read = () => setLink(linkOf());
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  const dropLink = () => {
    history.replaceState(history.state, '', `${BASE}/r/${code}`);
    setLink(null);
  };
  const moved = (to: RoomCode) => {
    dropLink();
    if (to !== code) navigate(`/r/${to}`);
  };
  if (link !== null) {
    return (
      <Suspense>
        {link.kind === 'move' ? (
          <TakeOver code={code} token={link.secret} onDone={moved} onRefuse={dropLink} />
        ) : (
          <AddHere code={link.secret} onDone={moved} onRefuse={dropLink} />
        )}
      </Suspense>
    );
  }
  return <Entered key={me?.token ?? 'door'} code={code} me={me} />;
}

interface SeatLink {
  /** 'move' if the link moves the seat to this device, 'screen' if this device becomes a second screen. */
  kind: 'move' | 'screen';
  secret: string;
}

/**
 * Returns the one-time link in the address, or null. Its secret is in the fragment, which is not sent to servers and
 * which link previews do not see.
 */
function linkOf(): SeatLink | null {
  const [, kind, secret] = /^#(move|screen)=([\w-]+)/.exec(location.hash) ?? [];
  return secret === undefined ? null : { kind: kind === 'move' ? 'move' : 'screen', secret };
}

interface EnteredProps {
  code: RoomCode;
  me: Identity | null;
}

/** The page of a room: the join page or, if this device has a seat, the room itself. */
function Entered({ code, me: identity }: EnteredProps) {
  const store = useMemo(() => new RoomStore(code, identity), [code, identity]);
  const state = useStore(store.state);
  const games = useGames();
  const [looksOn, setLooksOn] = useState(false);
  const { hasLeft, leave } = useLeft(code, state.room?.match ?? null, state.connection === 'lost');
  const { room } = state;
  const isThere = room !== null;
  // The parts of the room are fetched after the first paint, so that the join page appears sooner.
  useEffect(() => (isThere ? whenIdle(fetchRoom) : undefined), [isThere]);
  useEffect(() => {
    store.start();
    return () => store.stop();
  }, [store]);
  const { match = null } = room ?? {};
  const isAtTable = match !== null && !hasLeft(match.id) && (identity !== null || looksOn);
  useEffect(() => {
    if (isAtTable) void import('../../match/MatchPage');
  }, [isAtTable]);
  useEffect(() => {
    if (identity) visit(code);
  }, [code, identity]);

  if (state.unavailable === 'unauthorized' || state.unavailable === 'locked-out') {
    const isMoved = room?.members.some((member) => member.id === identity?.id) ?? false;
    const forget = () => forgetIdentity(code);
    // A removed member can only go to the start page. This device then forgets the seat, so that the link to the room
    // leads to the join page again.
    const why = state.unavailable === 'unauthorized' ? 'removed' : 'locked-out';
    if (!isMoved) return <RoomUnavailable code={code} why={why} onHome={forget} />;
    return <RoomUnavailable code={code} why="moved" actions={[{ label: UNAVAILABLE_ACTIONS.watch, run: forget }]} />;
  }
  if (state.unavailable !== null && (room === null || state.unavailable !== 'server-away')) {
    const again = { label: UNAVAILABLE_ACTIONS.again, run: () => location.reload() };
    return (
      <RoomUnavailable
        code={code}
        why={state.unavailable}
        actions={state.unavailable === 'server-away' ? [again] : []}
      />
    );
  }
  const opening = <DoorPage caps={DOOR.at(code)} title={DOOR.opening} />;
  if (room === null) return opening;

  if (identity === null && !isAtTable) {
    const joined = () => {
      if (match?.over) leave(match);
    };
    const lookOn = () => startTransition(() => setLooksOn(true));
    return <Join room={room} games={games} onJoined={joined} onLookOn={lookOn} />;
  }
  const me = room.members.find((member) => member.id === identity?.id) ?? null;
  expectNames(room.members.map(({ name }) => name));
  const inRoom: InRoom = {
    room,
    state,
    store,
    me,
    isHost: me !== null && room.host === me.id,
    api: roomApi(code, identity?.token ?? ''),
    games,
    run: (work) => run(store, work),
  };
  return (
    <Suspense fallback={opening}>
      <Inside inRoom={inRoom} match={isAtTable ? match : null} onLeaveTable={() => match && leave(match)} />
    </Suspense>
  );
}

async function run(store: RoomStore, work: () => Promise<unknown>): Promise<boolean> {
  try {
    const answer = await work();
    if (isRoom(answer)) store.learn(answer);
    return true;
  } catch (error) {
    refuse(sentenceOf(error));
    return false;
  }
}

function isRoom(answer: unknown): answer is RoomView {
  return typeof answer === 'object' && answer !== null && 'members' in answer;
}
