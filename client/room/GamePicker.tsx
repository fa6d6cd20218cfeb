import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { coverOf } from '../board/covers';
import { useRoom } from '../table/context';
import { Panel } from '../ui/Panel';
import css from './GamePicker.module.css';
import { playersOf } from './gameFacts';
import { ROOM } from './text';

/**
 * Small posters with which the host picks the next game. `howToPlay` is a button that opens the intro of the picked
 * game.
 */
export function GamePicker({ howToPlay }: { howToPlay: ReactNode }) {
  const { room, games, isHost, api, run } = useRoom();
  const group = useId();
  return (
    <Panel title={ROOM.game} aside={!isHost && ROOM.hostPicks} action={howToPlay} className={css.panel}>
      <fieldset className={css.picks} data-count={games.length} disabled={!isHost}>
        <legend className="sr">{ROOM.game}</legend>
        {games.map((game) => {
          const cover = coverOf(game.id);
          const pick = () => void run(() => api.change({ game: game.id }));
          return (
            <label key={game.id} className={css.pick} data-checked={game.id === room.game ? '' : undefined}>
              <input
                type="radio"
                name={group}
                checked={game.id === room.game}
                onChange={pick}
                onClick={() => room.unpicked && game.id === room.game && pick()}
                aria-label={`${game.title}, ${playersOf(game)}`}
              />
              {cover && <img src={cover} alt="" />}
              <b data-lettered={cover !== undefined && cover !== null ? '' : undefined}>{game.title}</b>
              <span className={css.players}>{playersOf(game)}</span>
              {game.id === room.game && (
                <span className={css.tick}>
                  <Check aria-hidden="true" />
                </span>
              )}
            </label>
          );
        })}
      </fieldset>
    </Panel>
  );
}
