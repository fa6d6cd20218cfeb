import { BookOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { seeIntro, useIntroSeen } from '../state/intro';
import { useRoom } from '../table/context';
import { IN_ROOM } from '../table/text';
import { Button } from '../ui/Button';
import { whenIdle } from '../ui/idle';
import { fetchArt, useBoard } from './boards';
import { Intro } from './Intro';

/**
 * A button that opens the intro cards of the room's game. Stands out until the cards have been read on this device.
 * Also preloads the game's board.
 */
export function HowToPlay() {
  const { room, games } = useRoom();
  const isSeen = useIntroSeen(room.game);
  const [opened, setOpened] = useState<string | null>(null);
  const isOpen = opened === room.game;
  const board = useBoard(room.game, isOpen ? 'now' : 'idle');
  useEffect(() => {
    if (board !== null && board !== 'failed') return whenIdle(() => fetchArt(board));
  }, [board]);
  if (board === 'failed' || board?.intro.length === 0) return null;
  const done = () => {
    seeIntro(room.game);
    setOpened(null);
  };
  return (
    <>
      <Button
        variant={isSeen ? 'text' : 'raised'}
        icon={<BookOpen />}
        busy={isOpen && board === null}
        onClick={() => setOpened(room.game)}
      >
        {IN_ROOM.howToPlay}
      </Button>
      {isOpen && board && (
        <div data-theme={room.game}>
          <Intro
            title={games.find(({ id }) => id === room.game)?.title ?? ''}
            headline={board.headline}
            cards={board.intro}
            onDone={done}
          />
        </div>
      )}
    </>
  );
}
