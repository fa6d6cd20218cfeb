import { Bot } from 'lucide-react';
import { useState } from 'react';
import type { GameFacts } from '#shared/room/room.ts';
import { useRoom } from '../table/context';
import { Button } from '../ui/Button';
import { useLastLevel } from './botLevels';
import { LevelSheet } from './sheets';
import { ROOM } from './text';

/** Adds a bot to the room. Suggests the level that was last chosen for this game. */
export function AddBot({ game }: { game: GameFacts }) {
  const { api, run } = useRoom();
  const [isOpen, setOpen] = useState(false);
  const [last, setLast] = useLastLevel(game.id);
  const add = (level: string) => {
    setLast(level);
    void run(() => api.addBot(level));
  };
  return (
    <>
      <Button icon={<Bot />} onClick={() => setOpen(true)}>
        {ROOM.addBot}
      </Button>
      {isOpen && (
        <LevelSheet title={ROOM.addBot} game={game} current={last} onPick={add} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
