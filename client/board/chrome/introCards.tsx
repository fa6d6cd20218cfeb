import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import type { IntroCard } from '../contract';
import css from './IntroArt.module.css';

/**
 * Makes the cards that introduce a game before a person's first match, in the order of the texts. Each card shows the
 * picture that has the same id as its text. All cards are equally tall.
 *
 *     export const intro = introCards(introText, { dice: <><Die face={2} /><Die face={3} /></>, … });
 */
export function introCards<Id extends string>(
  texts: Readonly<Record<Id, Pick<IntroCard, 'title' | 'text'>>>,
  pictures: Readonly<Record<Id, ReactNode>>,
  className?: string,
): readonly IntroCard[] {
  return (Object.keys(texts) as Id[]).map((id) => ({
    ...texts[id],
    art: () => (
      <span className={cx(css.art, className)} aria-hidden="true">
        {pictures[id]}
      </span>
    ),
  }));
}
