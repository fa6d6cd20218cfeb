import type { Best, Evening } from '../../evening/evenings';
import type { lookIn } from '../../evening/look';
import { EVENING } from '../../evening/text';
import { detectiveWords, liarWords, namesIn } from '../../evening/words';
import { Face } from '../../ui/Face';
import css from './BestCards.module.css';

interface BestCardsProps {
  evening: Pick<Evening, 'liar' | 'detective'>;
  lookOf: ReturnType<typeof lookIn>;
}

export function BestCards({ evening: { liar, detective }, lookOf }: BestCardsProps) {
  return (
    <section className={css.cards} aria-label={EVENING.honours}>
      {liar && <Card caps={EVENING.liar} best={liar} words={liarWords(liar)} lookOf={lookOf} />}
      {detective && (
        <Card caps={EVENING.detective} best={detective} words={detectiveWords(detective)} lookOf={lookOf} />
      )}
    </section>
  );
}

interface CardProps extends Pick<BestCardsProps, 'lookOf'> {
  caps: string;
  best: Best;
  words: string;
}

function Card({ caps, best, words, lookOf }: CardProps) {
  if (best.who.length === 0) return null;
  return (
    <article className={css.card}>
      <div className={css.faces}>
        {best.who.slice(0, 2).map((who) => (
          <Face key={who.member} {...lookOf(who)} name={who.name} className={css.face} />
        ))}
      </div>
      <div>
        <span className={css.caps}>{caps}</span>
        <h2>
          <bdi translate="no">{EVENING.best(namesIn(best))}</bdi>
        </h2>
        <p>{words}</p>
      </div>
    </article>
  );
}
