import type { Outcome } from '#shared/contract/module.ts';
import { Face } from '../../ui/Face';
import { Name } from '../../ui/Name';
import type { Person } from '../contract';
import css from './PointsTonight.module.css';
import { text } from './text';
import { gained, usePoints, usePointsRule } from './usePoints';

interface PointsTonightProps {
  outcome: Outcome;
  people: readonly Person[];
  className?: string | undefined;
}

/**
 * Shows everyone's points for this match and for all matches of the evening, and explains how this match's points are
 * counted.
 */
export function PointsTonight({ outcome, people, className }: PointsTonightProps) {
  const rows = usePoints(outcome, people);
  const rule = usePointsRule();
  return (
    <section className={className} aria-label={text.points}>
      <ul className={css.list}>
        {rows.map(({ person, won, tonight }) => (
          <li key={person.seat} data-won={outcome.winners.includes(person.seat) ? '' : undefined}>
            <Face {...person} size="sm" />
            <Name>{person.name}</Name>
            <b>{gained(won)}</b>
            <span>{text.tonight(tonight)}</span>
          </li>
        ))}
      </ul>
      <p className={css.rule}>{rule}</p>
    </section>
  );
}
