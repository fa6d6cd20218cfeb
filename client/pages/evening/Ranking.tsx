import type { Standing } from '../../evening/evenings';
import type { lookIn } from '../../evening/look';
import { EVENING } from '../../evening/text';
import { wonWords } from '../../evening/words';
import { Face } from '../../ui/Face';
import css from './Ranking.module.css';

interface RankingProps {
  standings: readonly Standing[];
  lookOf: ReturnType<typeof lookIn>;
}

export function Ranking({ standings, lookOf }: RankingProps) {
  return (
    <ol className={css.ranking} aria-label={EVENING.ranking}>
      {standings.map((each) => (
        <li key={each.member} data-first={each.place === 1 ? '' : undefined}>
          <span className={css.place}>{each.place}</span>
          <Face {...lookOf(each)} name={each.name} bot={each.bot} size={each.place === 1 ? '3.5rem' : 'md'} />
          <span className={css.name}>
            <bdi translate="no">{each.name}</bdi>
            {each.bot && <small>{EVENING.bot}</small>}
          </span>
          <span className={css.won}>{wonWords(each)}</span>
          <b className={css.points}>
            {each.points}
            <span className="sr"> {EVENING.pointsWord(each.points)}</span>
          </b>
        </li>
      ))}
    </ol>
  );
}
