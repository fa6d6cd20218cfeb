import { Dices } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRoom } from '../table/context';
import { Button } from '../ui/Button';
import { ROOM } from './text';

const WordSheet = lazy(() => import('./WordSheet').then((file) => ({ default: file.WordSheet })));

/**
 * If the room has a shared seed, opens a sheet in which a seated person adds a word to the seed of the next deal, or
 * declines.
 */
export function WordButton() {
  const { room, me } = useRoom();
  const [isOpen, setOpen] = useState(false);
  if (room.sharedSeed === null || !me || me.seat === null) return null;
  const hasAnswered = room.sharedSeed.answered.includes(me.id);
  return (
    <>
      <Button size="lg" full icon={<Dices />} variant={hasAnswered ? 'quiet' : 'raised'} onClick={() => setOpen(true)}>
        {hasAnswered ? ROOM.wordAnswered : ROOM.giveWord}
      </Button>
      {isOpen && (
        <Suspense>
          <WordSheet me={me.id} hash={room.sharedSeed.hash} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
