import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useRoom } from '../room/context';
import { ROOM } from '../room/text';
import { seeIntro } from '../state/intro';
import { Button } from '../ui/Button';
import { useBoard } from './boards';
import { Intro } from './Intro';

/** The cards of the room's game, to read whenever one likes. Its board is loaded on the way. */
export function HowToPlay() {
  const { room, games } = useRoom();
  const board = useBoard(room.game);
  const [opened, setOpened] = useState<string | null>(null);
  if (board === null || board === 'failed' || board.intro.length === 0) return null;
  const done = () => {
    seeIntro(room.game);
    setOpened(null);
  };
  return (
    <>
      <Button variant="text" icon={<BookOpen />} onClick={() => setOpened(room.game)}>
        {ROOM.howToPlay}
      </Button>
      {opened === room.game && (
        <div data-theme={room.game}>
          <Intro
            title={games.find(({ id }) => id === room.game)?.title ?? ''}
            cards={board.intro}
            keptAs={null}
            onDone={done}
          />
        </div>
      )}
    </>
  );
}
