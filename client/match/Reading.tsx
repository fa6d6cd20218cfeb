import { useEffect, useState } from 'react';
import type { GameId } from '#shared/ids.ts';
import { seeIntro, useIntroSeen } from '../state/intro';
import { note } from '../state/toasts';
import { useRoom } from '../table/context';
import { IN_ROOM } from '../table/text';
import { useBoard } from './boards';
import { Intro } from './Intro';
import { introFor } from './introFor';

/** The time after which a failed report is sent again, in ms. */
const RETRY_DELAY = 1_500;

/**
 * Shows the intro cards of the room's game to a seated person who has not yet seen them on this device. The cards
 * appear before the deal, and never cover a running match. The room is told whether this person is reading. If the host
 * later picks another game, a note mentions that this game has cards, too.
 */
export function Reading() {
  const { room, me, games } = useRoom();
  const isSeen = useIntroSeen(room.game);
  /** The game that was picked when this person first had a seat. */
  const [first, setFirst] = useState<GameId | null>(null);
  const due = introFor(room, me, isSeen, first);
  const isDue = due === 'show';
  const board = useBoard(room.game, isDue ? 'now' : 'idle');
  const cards = board === null ? null : board === 'failed' ? [] : board.intro;
  const reads = isDue && cards !== null && cards.length > 0;
  const title = games.find(({ id }) => id === room.game)?.title ?? '';
  const picked = room.unpicked || me === null || me.seat === null ? null : room.game;
  useEffect(() => setFirst((known) => known ?? picked), [picked]);
  const isOffered = due === 'offer';
  useEffect(() => {
    if (isOffered) note(IN_ROOM.newGame(title));
  }, [isOffered, title]);
  // Nothing is reported while the cards are loading, because the request to join already said whether this person will
  // read.
  useReportReading(isDue && cards === null ? null : reads || due === 'wait');
  if (!reads) return null;
  return (
    <div data-theme={room.game}>
      <Intro
        key={room.game}
        title={title}
        headline={board === null || board === 'failed' ? undefined : board.headline}
        cards={cards}
        onDone={() => seeIntro(room.game)}
      />
    </div>
  );
}

/** Reports to the room whether this person is reading, if this has changed. Reports nothing while `reads` is null. */
function useReportReading(reads: boolean | null): void {
  const { me, api, store, state } = useRoom();
  const [attempt, setAttempt] = useState(0);
  const id = me?.id ?? null;
  const isReported = me !== null && (reads === null || me.reading === reads);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new connection or a retry sends the report again
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
