import { useEffect, useState } from 'react';
import { useRoom } from '../room/context';
import { seeIntro, useIntroSeen } from '../state/intro';
import { useBoard } from './boards';
import { Intro } from './Intro';
import { shouldShowIntro } from './shouldShowIntro';

/** The delay before a failed report is repeated, in ms. */
const RETRY_DELAY = 1_500;

/**
 * Shows the intro cards of the room's game to a seated person who is new to it on this device, before the deal and
 * never over a match. Reports to the room who is reading.
 */
export function Reading() {
  const { room, me, games } = useRoom();
  const isSeen = useIntroSeen(room.game);
  const isDue = shouldShowIntro(room, me, isSeen);
  const board = useBoard(room.game, isDue ? 'now' : 'idle');
  const cards = board === null ? null : board === 'failed' ? [] : board.intro;
  const reads = isDue && cards !== null && cards.length > 0;
  // While the cards load, nothing is sent: the join request already said whether this person will read.
  useReportReading(isDue && cards === null ? null : reads);
  if (!reads) return null;
  return (
    <div data-theme={room.game}>
      <Intro
        key={room.game}
        title={games.find(({ id }) => id === room.game)?.title ?? ''}
        headline={board === null || board === 'failed' ? undefined : board.headline}
        cards={cards}
        onDone={() => seeIntro(room.game)}
      />
    </div>
  );
}

/** Reports to the room whether this person is reading, unless the room knows. Sends nothing while `reads` is null. */
function useReportReading(reads: boolean | null): void {
  const { me, api, store, state } = useRoom();
  const [attempt, setAttempt] = useState(0);
  const id = me?.id ?? null;
  const isReported = me !== null && (reads === null || me.reading === reads);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new connection or a retry sends it again
  useEffect(() => {
    if (id === null || reads === null || isReported) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    api.changeMember(id, { reading: reads }).then(store.learn, () => {
      if (!isGone) again = setTimeout(() => setAttempt(attempt + 1), RETRY_DELAY);
    });
    return () => {
      isGone = true;
      clearTimeout(again);
    };
  }, [id, reads, isReported, state.connection, attempt]);
}
