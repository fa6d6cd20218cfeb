import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { parseRoomCode, type RoomCode } from '../../../shared/ids';
import type { RoomView } from '../../../shared/room';
import { useRain } from '../../feedback/rain';
import { whenIdle } from '../../idle';
import { HowToPlay } from '../../match/HowToPlay';
import { Reading } from '../../match/Reading';
import { roomApi, sentenceOf } from '../../net/api';
import { type InRoom, RoomContext } from '../../room/context';
import { DoorPage } from '../../room/DoorPage';
import { Join } from '../../room/Join';
import { Lobby } from '../../room/Lobby';
import { RoomUnavailable } from '../../room/RoomUnavailable';
import { TakeOver } from '../../room/TakeOver';
import { DOOR, ROOM, UNAVAILABLE_ACTIONS } from '../../room/text';
import { useRoomSounds } from '../../room/useRoomSounds';
import { forgetIdentity, type Identity, useIdentity, visit } from '../../state/identity';
import { RoomStore } from '../../state/room';
import { persistentAtom } from '../../state/storage';
import { refuse } from '../../state/toasts';
import { useGames } from './useGames';

const loadMatch = () => import('../../match/MatchPage');
const MatchPage = lazy(() => loadMatch().then((page) => ({ default: page.MatchPage })));

/** `/r/:code`: the door, the room or the running match, whichever it is now. */
export function RoomPage({ code: typed }: { code: string }) {
  const code = parseRoomCode(decodeURIComponent(typed));
  if (code === null) return <RoomUnavailable code={typed.slice(0, 12)} why="room-not-found" />;
  return <Room key={code} code={code} />;
}

function Room({ code }: { code: RoomCode }) {
  const me = useIdentity(code);
  const [move, setMove] = useState(moveToken);
  const [, navigate] = useLocation();
  useEffect(() => {
    const read = () => setMove(moveToken());
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  const dropLink = () => {
    history.replaceState(history.state, '', `/r/${code}`);
    setMove(null);
  };
  const moved = (to: RoomCode) => {
    dropLink();
    if (to !== code) navigate(`/r/${to}`);
  };
  if (move !== null) return <TakeOver code={code} token={move} onDone={moved} onRefuse={dropLink} />;
  return <Inside key={me?.token ?? 'door'} code={code} me={me} />;
}

/** The one-time secret of a link that moves a seat. It stands in the fragment, so no server and no preview sees it. */
function moveToken(): string | null {
  return /^#move=([^&]+)$/.exec(location.hash)?.[1] ?? null;
}

interface InsideProps {
  code: RoomCode;
  me: Identity | null;
}

function Inside({ code, me: identity }: InsideProps) {
  const store = useMemo(() => new RoomStore(code, identity), [code, identity]);
  const state = useStore(store.state);
  const games = useGames();
  const [looksOn, setLooksOn] = useState(false);
  const [left, setLeft] = useLeft(code);
  const { room } = state;
  const isThere = room !== null;
  // Not before the room is: whoever stands at its door sees it sooner.
  useEffect(() => (isThere ? whenIdle(loadMatch) : undefined), [isThere]);
  useEffect(() => {
    store.start();
    return () => store.stop();
  }, [store]);
  useNewBuild(room);
  useEffect(() => {
    if (identity) visit(code);
  }, [code, identity]);
  useRain();
  useRoomSounds(room);

  if (state.unavailable === 'unauthorized') {
    const isMoved = room?.members.some((member) => member.id === identity?.id) ?? false;
    const label = isMoved ? UNAVAILABLE_ACTIONS.watch : UNAVAILABLE_ACTIONS.joinAgain;
    return (
      <RoomUnavailable
        code={code}
        why={isMoved ? 'moved' : 'removed'}
        actions={[{ label, run: () => forgetIdentity(code) }]}
      />
    );
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
  if (room === null) return <DoorPage caps={DOOR.at(code)} title={ROOM.opening} />;

  const me = room.members.find((member) => member.id === identity?.id) ?? null;
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
  const { match } = room;
  const isAtTable = match !== null && match.id !== left && (identity !== null || (looksOn && !match.over));
  if (isAtTable) {
    return (
      <RoomContext value={inRoom}>
        <Suspense>
          <MatchPage key={match.id} match={match} onBack={() => setLeft(match.id)} />
        </Suspense>
        <Reading />
      </RoomContext>
    );
  }
  if (identity === null) {
    const joined = () => {
      if (match?.over) setLeft(match.id);
    };
    return <Join room={room} games={games} onJoined={joined} onLookOn={() => setLooksOn(true)} />;
  }
  return (
    <RoomContext value={inRoom}>
      <Lobby howToPlay={<HowToPlay />} />
      <Reading />
    </RoomContext>
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

/** The finished match whose end this person has left for the room; remembered, so that a reload shows the same. */
function useLeft(code: RoomCode): [string, (match: string) => void] {
  const store = useMemo(() => persistentAtom<string>(`hush.left.${code}`, ''), [code]);
  return [useStore(store), store.set];
}

/** After an update old pages ask for files that are gone: between matches they load anew. */
function useNewBuild(room: RoomView | null): void {
  const first = useRef<string | null>(null);
  useEffect(() => {
    if (!room) return;
    first.current ??= room.build;
    const isPlaying = room.match !== null && !room.match.over;
    if (first.current !== room.build && !isPlaying) location.reload();
  }, [room]);
}
