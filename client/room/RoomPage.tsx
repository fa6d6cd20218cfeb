import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { parseRoomCode, type RoomCode } from '../../shared/ids';
import type { RoomView } from '../../shared/room';
import { roomApi, sentenceOf } from '../net/api';
import { forgetIdentity, type Identity, identityIn, onIdentity } from '../net/identity';
import { useGames } from '../pages/useGames';
import { useCell } from '../state/cell';
import { RoomStore } from '../state/room';
import { recall, remember } from '../state/storage';
import { refuse } from '../state/toasts';
import { type InRoom, RoomContext } from './context';
import { DoorPage } from './DoorPage';
import { Join } from './Join';
import { Lobby } from './Lobby';
import { RoomUnavailable } from './RoomUnavailable';
import { TakeOver } from './TakeOver';
import { DOOR, ROOM, SHUT_ACTIONS } from './text';

const loadTable = () => import('../match/MatchPage');
const Table = lazy(() => loadTable().then((table) => ({ default: table.MatchPage })));

/** `/r/:code`: the door, the room, or the table, as things stand. */
export function RoomPage({ code: typed }: { code: string }) {
  const code = parseRoomCode(decodeURIComponent(typed));
  if (code === null) return <RoomUnavailable code={typed.slice(0, 12)} why="room-not-found" />;
  return <Room key={code} code={code} />;
}

function Room({ code }: { code: RoomCode }) {
  const [me, setMe] = useState(() => identityIn(code));
  const [move, setMove] = useState(moveToken);
  const [, navigate] = useLocation();
  useEffect(() => void loadTable(), []);
  useEffect(() => onIdentity(code, () => setMe(identityIn(code))), [code]);
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
    if (to === code) setMe(identityIn(code));
    else navigate(`/r/${to}`);
  };
  if (move !== null) return <TakeOver code={code} token={move} onDone={moved} onRefuse={dropLink} />;
  return <Inside key={me?.token ?? 'door'} code={code} me={me} onIdentity={() => setMe(identityIn(code))} />;
}

/** The one-time secret of a link that moves a seat. It stands in the fragment, so no server and no preview sees it. */
function moveToken(): string | null {
  return /^#move=([^&]+)$/.exec(location.hash)?.[1] ?? null;
}

interface InsideProps {
  code: RoomCode;
  me: Identity | null;
  onIdentity(): void;
}

function Inside({ code, me: identity, onIdentity: reread }: InsideProps) {
  const store = useMemo(() => new RoomStore(code, identity), [code, identity]);
  const state = useCell(store.state);
  const games = useGames();
  const [looksOn, lookOn] = useState(false);
  const [left, leave] = useLeft(code);
  const { room } = state;
  useEffect(() => {
    store.start();
    return () => store.stop();
  }, [store]);
  useNewBuild(room);

  const giveUp = () => {
    forgetIdentity(code);
    reread();
  };
  if (state.shut === 'unauthorized') {
    const isMoved = room?.members.some((member) => member.id === identity?.id) ?? false;
    const label = isMoved ? SHUT_ACTIONS.watch : SHUT_ACTIONS.joinAgain;
    return <RoomUnavailable code={code} why={isMoved ? 'moved' : 'removed'} actions={[{ label, run: giveUp }]} />;
  }
  if (state.shut !== null && (room === null || state.shut !== 'server-away')) {
    const again = { label: SHUT_ACTIONS.again, run: () => location.reload() };
    return <RoomUnavailable code={code} why={state.shut} actions={state.shut === 'server-away' ? [again] : []} />;
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
          <Table key={match.id} match={match} onBack={() => leave(match.id)} />
        </Suspense>
      </RoomContext>
    );
  }
  if (identity === null) {
    const joined = () => {
      if (match?.over) leave(match.id);
      reread();
    };
    return <Join room={room} onJoined={joined} onLookOn={() => lookOn(true)} />;
  }
  return (
    <RoomContext value={inRoom}>
      <Lobby />
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
function useLeft(code: RoomCode): [string | null, (match: string) => void] {
  const key = `hush.left.${code}`;
  const [left, setLeft] = useState(() => recall(key));
  return [
    left,
    (match) => {
      remember(key, match);
      setLeft(match);
    },
  ];
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
