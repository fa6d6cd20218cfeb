import { Bot, Clock3, GraduationCap, Users } from 'lucide-react';
import type { GameFacts } from '#shared/room/room.ts';
import { coverOf } from '../../board/covers';
import { minutesOf, playersOf } from '../../room/gameFacts';
import { Button } from '../../ui/Button';
import css from './Poster.module.css';
import { HOME } from './text';

interface Props {
  game: GameFacts;
  /** True if there is only one game. Its card then takes up the full width. */
  alone: boolean;
  /** Which button was pressed, while its match is being dealt. Null otherwise. */
  busy: 'try' | 'learn' | null;
  onTry(): void;
  onLearn(): void;
}

/** The card of a game: its poster, a description, and buttons to play with bots or with a coach. */
export function Poster({ game, alone, busy, onTry, onLearn }: Props) {
  const cover = coverOf(game.id);
  return (
    <article className={`${css.poster} ${alone ? css.alone : ''}`} aria-labelledby={game.id}>
      {alone && cover && <img className={css.backdrop} src={cover} alt="" aria-hidden="true" />}
      <div className={css.scene}>
        {cover ? <img src={cover} alt="" /> : <span className={css.lettering}>{game.title}</span>}
      </div>
      <div className={css.info}>
        <h2 id={game.id} className={alone ? css.title : 'sr'}>
          {game.title}
        </h2>
        <p>{game.tagline}</p>
        <div className={css.facts}>
          <span>
            <Users aria-hidden="true" />
            {playersOf(game)}
          </span>
          <span>
            <Clock3 aria-hidden="true" />
            {minutesOf(game)}
          </span>
        </div>
        <div className={css.ways}>
          {!game.idleBots && (
            <Button
              className={css.try}
              icon={<Bot />}
              busy={busy === 'try'}
              onClick={onTry}
              variant="quiet"
              aria-describedby={game.id}
            >
              {busy === 'try' ? HOME.dealing : HOME.bots}
            </Button>
          )}
          {game.lesson && (
            <Button
              className={css.learn}
              icon={<GraduationCap />}
              busy={busy === 'learn'}
              onClick={onLearn}
              variant="quiet"
              aria-describedby={game.id}
            >
              {busy === 'learn' ? HOME.dealing : HOME.learn}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
