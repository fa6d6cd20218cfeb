import { Bot, Check } from 'lucide-react';
import type { GameFacts } from '#shared/room/room.ts';
import { Sheet } from '../ui/Sheet';
import { levelOf } from './botLevels';
import css from './LevelSheet.module.css';
import { ROOM } from './text';

interface Props {
  title: string;
  game: GameFacts;
  /** The id of the selected level, or null for the game's default. */
  current: string | null;
  onPick(level: string): void;
  onClose(): void;
}

/** A sheet with the levels of a game's bots. A single tap selects a level. */
export function LevelSheet({ title, game, current, onPick, onClose }: Props) {
  const set = levelOf(game, current)?.id;
  return (
    <Sheet open onClose={onClose} title={title}>
      <p className={css.lead}>{ROOM.levels}</p>
      <ul className={css.levels}>
        {game.levels.map(({ id, title: name, about }) => (
          <li key={id}>
            <button
              type="button"
              className={css.level}
              aria-current={id === set ? true : undefined}
              data-first-focus={id === set ? '' : undefined}
              onClick={() => {
                onClose();
                onPick(id);
              }}
            >
              <Bot aria-hidden="true" />
              <span>
                <b>{name}</b>
                {about !== null && <small>{about}</small>}
              </span>
              {id === set && <Check aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
