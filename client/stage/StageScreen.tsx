import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { RoomCode } from '#shared/ids.ts';
import type { StageKind } from '#shared/room/room.ts';
import { useGames } from '../room/useGames';
import { RoomStore } from '../state/room';
import { Button } from '../ui/Button';
import { Shaped } from '../ui/shape';
import { useTitle } from '../ui/useTitle';
import css from './StageScreen.module.css';
import { StageTable } from './StageTable';
import { CLOSED, STAGE } from './text';
import { useAsking } from './useAsking';
import { WaitingStage } from './WaitingStage';

/** Shows the room before a match is dealt, then the match. If there is nothing to show, says why. */
export function StageScreen({ code, kind }: { code: RoomCode; kind: StageKind }) {
  const { token, problem, ask } = useAsking(code);
  const store = useMemo(() => new RoomStore(code, { stage: kind, token }), [code, kind, token]);
  const { room, unavailable, connection } = useStore(store.state);
  const games = useGames();
  useTitle(STAGE.title);
  useEffect(() => {
    store.start();
    return () => store.stop();
  }, [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once each time the room turns out to be locked
  useEffect(() => {
    if (unavailable === 'stage-locked') void ask();
  }, [unavailable]);
  const why = unavailable === 'stage-locked' ? (problem ?? unavailable) : unavailable;
  const closed = CLOSED[why ?? ''] ?? CLOSED[unavailable ?? ''];
  if (closed && room === null) {
    const again = problem !== null || why === 'stage-refused' || why === 'stage-unanswered';
    return <Notice title={closed.title} text={closed.text} onAsk={again ? () => void ask() : null} />;
  }
  if (room === null)
    return <Notice title={STAGE.opening} text={connection === 'lost' ? STAGE.lost : ''} onAsk={null} />;
  const match = room.match;
  const game = match?.game ?? room.game;
  const title = games.find(({ id }) => id === game)?.title ?? '';
  return (
    <Shaped theme={game} isStage>
      {match ? (
        <StageTable key={match.id} room={room} match={match} kind={kind} title={title} token={token} />
      ) : (
        <WaitingStage room={room} kind={kind} title={title} isLost={connection === 'lost'} />
      )}
    </Shaped>
  );
}

function Notice({ title, text, onAsk }: { title: string; text: string; onAsk: (() => void) | null }) {
  return (
    <main className={css.notice}>
      <h1 role="status">{title}</h1>
      <p>{text}</p>
      {onAsk && (
        <Button size="lg" className={css.again} onClick={onAsk}>
          {STAGE.askAgain}
        </Button>
      )}
    </main>
  );
}
