import { Armchair, Share } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { GameId } from '#shared/ids.ts';
import { type Evening, eveningsOf } from '../../evening/evenings';
import { lookIn } from '../../evening/look';
import { EVENING } from '../../evening/text';
import { useEvening } from '../../evening/useEvening';
import { dayOf, headline, ruleOf, summary } from '../../evening/words';
import { MemberPage, type MemberRoom } from '../../room/MemberPage';
import { useGames } from '../../room/useGames';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { EmptyState } from '../../ui/ErrorPage';
import { useArrival } from '../../ui/nextAction';
import { Segments } from '../../ui/Segments';
import { Toasts } from '../../ui/Toasts';
import { text } from '../../ui/text';
import { useTitle } from '../../ui/useTitle';
import { PageBar, Way } from '../PageBar';
import { BestCards } from './BestCards';
import css from './EveningPage.module.css';
import { MatchList } from './MatchList';
import { Ranking } from './Ranking';

const EveningPicture = lazy(() =>
  import('../../picture/EveningPicture').then((part) => ({ default: part.EveningPicture })),
);

/**
 * `/r/:code/evening`: the matches played in a room, the ranking and the awards. Updates itself while people are
 * playing.
 */
export function EveningPage({ code }: { code: string }) {
  return <MemberPage code={code}>{(inside) => <Shown {...inside} />}</MemberPage>;
}

function Shown(inside: MemberRoom) {
  const { code, room } = inside;
  const { matches, problem, again } = useEvening(inside);
  const [chosen, setChosen] = useState<number | null>(null);
  useTitle(EVENING.title);
  useArrival(matches !== null);
  const evenings = eveningsOf(matches ?? []);
  const evening = evenings.find(({ began }) => began === chosen) ?? evenings[0];
  const isPlaying = room.match !== null && !room.match.over;
  return (
    <main className={css.page} tabIndex={-1}>
      <PageBar>
        <Way to={`/r/${code}`} icon={<Armchair aria-hidden="true" />}>
          {isPlaying ? EVENING.backToTable : EVENING.back}
        </Way>
      </PageBar>
      <div className={css.body}>
        {isPlaying && (
          <p className={css.live} role="status">
            {EVENING.live}
          </p>
        )}
        {problem !== null && matches === null && (
          <EmptyState title={problem} action={<Button onClick={again}>{text.tryAgain}</Button>} />
        )}
        {evening && evenings.length > 1 && (
          <Segments<number>
            label={EVENING.evenings}
            options={evenings.map(({ began }) => ({ value: began, label: dayOf(began) }))}
            value={evening.began}
            onChange={setChosen}
          />
        )}
        {evening && <OneEvening {...inside} evening={evening} />}
        {matches !== null && !evening && <EmptyState title={`${EVENING.empty}.`}>{EVENING.emptyText}</EmptyState>}
      </div>
      <Toasts floating />
    </main>
  );
}

function OneEvening({ code, room, me, evening }: MemberRoom & { evening: Evening }) {
  const games = useGames();
  const [isPictured, setPictured] = useState(false);
  const titleOf = (game: GameId) => games.find(({ id }) => id === game)?.title ?? game;
  const lookOf = lookIn(room);
  const hasCards = evening.liar !== null || evening.detective !== null;
  return (
    <>
      <section className={css.head}>
        <span className={css.caps}>{dayOf(evening.began)}</span>
        <h1>{evening.counted.length > 0 ? headline(evening) : `${EVENING.empty}.`}</h1>
        <p>{evening.counted.length > 0 ? summary(evening) : EVENING.emptyText}</p>
      </section>
      {evening.counted.length > 0 && (
        <>
          <div className={cx(css.scores, hasCards && css.withCards)}>
            <Ranking standings={evening.standings} lookOf={lookOf} />
            {hasCards && <BestCards evening={evening} lookOf={lookOf} />}
          </div>
          <Button className={css.share} variant="primary" size="lg" icon={<Share />} onClick={() => setPictured(true)}>
            {EVENING.share}
          </Button>
        </>
      )}
      <MatchList code={code} me={me} matches={evening.matches} titleOf={titleOf} />
      <p className={css.rule}>{ruleOf(evening)}</p>
      {isPictured && (
        <Suspense>
          <EveningPicture evening={evening} titleOf={titleOf} lookOf={lookOf} onClose={() => setPictured(false)} />
        </Suspense>
      )}
    </>
  );
}
