import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import type { GameId } from '../../shared/ids';
import { ROOM } from '../room/text';
import { Button } from '../ui/Button';
import { useBoard } from './boards';
import { Intro, seeIntro } from './Intro';

/** The introduction of the game that was picked, to read before the clock runs. Its board is loaded on the way. */
export function HowToPlay({ game }: { game: GameId }) {
  const board = useBoard(game);
  const [isOpen, setOpen] = useState(false);
  if (board === null || board === 'failed') return null;
  const done = () => {
    seeIntro(game);
    setOpen(false);
  };
  return (
    <>
      <Button variant="quiet" full icon={<BookOpen />} onClick={() => setOpen(true)}>
        {ROOM.howToPlay}
      </Button>
      {isOpen && (
        <div data-theme={game}>
          <Intro cards={board.intro} onDone={done} />
        </div>
      )}
    </>
  );
}
