import { useEffect, useState } from 'react';
import { useRoom } from '../room/context';
import { cardKeyOf, seeIntro, useIntroSeen } from '../state/intro';
import { useBoard } from './boards';
import { Intro } from './Intro';
import { shouldShowIntro } from './shouldShowIntro';

/** After how long a room is told again who reads, where that failed, in ms. */
const AGAIN = 1_500;

/**
 * The cards of the room's game for whoever is seated and new to it on this device. They are read before the deal and
 * never over a match; the room is told who reads.
 */
export function Reading() {
  const { room, me, games } = useRoom();
  const isSeen = useIntroSeen(room.game);
  const isDue = shouldShowIntro(room, me, isSeen);
  const board = useBoard(room.game, isDue ? 'now' : 'idle');
  const cards = board === null ? null : board === 'failed' ? [] : board.intro;
  const reads = isDue && cards !== null && cards.length > 0;
  // While the cards are being fetched it stays as it was said at the door.
  useTold(isDue && cards === null ? null : reads);
  if (!reads) return null;
  return (
    <div data-theme={room.game}>
      <Intro
        key={room.game}
        title={games.find(({ id }) => id === room.game)?.title ?? ''}
        cards={cards}
        keptAs={cardKeyOf(room.game)}
        onDone={() => seeIntro(room.game)}
      />
    </div>
  );
}

/** Tells the room whether this person reads, once it is another thing than it knows; null: not known yet. */
function useTold(reads: boolean | null): void {
  const { me, api, store, state } = useRoom();
  const [attempt, setAttempt] = useState(0);
  const id = me?.id ?? null;
  const isTold = me !== null && (reads === null || me.reading === reads);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new connection or another attempt says it again
  useEffect(() => {
    if (id === null || reads === null || isTold) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    api.changeMember(id, { reading: reads }).then(store.learn, () => {
      if (!isGone) again = setTimeout(() => setAttempt(attempt + 1), AGAIN);
    });
    return () => {
      isGone = true;
      clearTimeout(again);
    };
  }, [id, reads, isTold, state.connection, attempt]);
}
