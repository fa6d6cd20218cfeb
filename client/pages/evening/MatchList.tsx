import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { GameId, RoomCode } from '#shared/ids.ts';
import type { EveningMatch } from '#shared/room/evening.ts';
import { coverOf } from '../../board/covers';
import { winnersOf } from '../../evening/look';
import { EVENING } from '../../evening/text';
import { timeOf, winnersWords } from '../../evening/words';
import { saveMatch } from '../../match/keepsakes/saveMatch';
import { roomApi } from '../../net/api';
import type { Identity } from '../../state/identity';
import { Button } from '../../ui/Button';
import css from './MatchList.module.css';

interface MatchListProps {
  code: RoomCode;
  me: Identity;
  matches: readonly EveningMatch[];
  titleOf(game: GameId): string;
}

/** The evening's matches, newest first, each with a link to its replay. */
export function MatchList({ matches, ...props }: MatchListProps) {
  return (
    <section className={css.matches} aria-labelledby="evening-matches">
      <h2 id="evening-matches">{EVENING.matches}</h2>
      <ol>
        {[...matches].reverse().map((match) => (
          <Row key={match.match} {...props} match={match} />
        ))}
      </ol>
    </section>
  );
}

function Row({ code, me, titleOf, match }: Omit<MatchListProps, 'matches'> & { match: EveningMatch }) {
  const [busy, setBusy] = useState(false);
  const cover = coverOf(match.game);
  const title = titleOf(match.game);
  const save = async () => {
    setBusy(true);
    await saveMatch(() => roomApi(code, me.token).replay(match.match));
    setBusy(false);
  };
  return (
    <li className={css.match}>
      {cover ? <img className={css.cover} src={cover} alt="" /> : <span className={css.cover} />}
      <div className={css.words}>
        <b>{title}</b>
        <p>
          <time dateTime={new Date(match.ended).toISOString()}>{timeOf(match.ended)}</time> <bdi>{resultOf(match)}</bdi>
        </p>
        {!match.kept && <p>{EVENING.gone}</p>}
      </div>
      {match.kept && (
        <div className={css.acts}>
          <Link
            href={`/r/${code}/replay/${match.match}`}
            className={css.link}
            aria-label={`${EVENING.replay}: ${title}, ${timeOf(match.ended)}`}
          >
            <Clapperboard aria-hidden="true" />
            {EVENING.replay}
          </Link>
          <Button
            variant="text"
            busy={busy}
            onClick={() => void save()}
            aria-label={`${EVENING.exportMatch}: ${title}, ${timeOf(match.ended)}`}
          >
            {EVENING.exportMatch}
          </Button>
        </div>
      )}
    </li>
  );
}

function resultOf(match: EveningMatch): string {
  if (match.outcome.cancelled) return EVENING.stopped;
  const won = winnersWords(winnersOf(match), Object.keys(match.players).length);
  return match.lesson ? `${won} ${EVENING.lesson}` : won;
}
