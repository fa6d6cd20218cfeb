import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { RoomCode } from '#shared/ids.ts';
import type { StageKind } from '#shared/room.ts';
import { useGames } from '../pages/room/useGames';
import { RoomStore } from '../state/room';
import { Shaped } from '../ui/shape';
import { useTitle } from '../ui/useTitle';
import css from './StageScreen.module.css';
import { StageTable } from './StageTable';
import { CLOSED, STAGE } from './text';
import { WaitingStage } from './WaitingStage';

/** What stands on the stage: the room while it waits for a deal, the match, or why there is nothing to see. */
export function StageScreen({ code, kind }: { code: RoomCode; kind: StageKind }) {
  const store = useMemo(() => new RoomStore(code, { stage: kind }), [code, kind]);
  const { room, unavailable, connection } = useStore(store.state);
  const games = useGames();
  useTitle(STAGE.title);
  useEffect(() => {
    store.start();
    return () => store.stop();
  }, [store]);
  const closed = unavailable === null ? undefined : CLOSED[unavailable];
  if (closed && room === null) return <Notice title={closed.title} text={closed.text} />;
  if (room === null) return <Notice title={STAGE.opening} text={connection === 'lost' ? STAGE.lost : ''} />;
  const match = room.match;
  const game = match?.game ?? room.game;
  const title = games.find(({ id }) => id === game)?.title ?? '';
  return (
    <Shaped theme={game}>
      {match ? (
        <StageTable key={match.id} room={room} match={match} kind={kind} title={title} />
      ) : (
        <WaitingStage room={room} kind={kind} title={title} isLost={connection === 'lost'} />
      )}
    </Shaped>
  );
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <main className={css.notice}>
      <h1 role="status">{title}</h1>
      <p>{text}</p>
    </main>
  );
}
