import { Fingerprint, type LucideIcon } from 'lucide-react';
import { cx } from '../../ui/cx';
import css from './Cards.module.css';
import { text } from './text';

export interface CardFace {
  name: string;
  Sign: LucideIcon;
}

interface CardsProps {
  /** The cards, from left to right. Null is a face-down card. */
  of: readonly (CardFace | null)[];
  /**
   * `small` draws small icons, to go beside a person's face. `named` also shows the cards' names, and makes the cards
   * as tall as their box.
   */
  look?: 'small' | 'named' | undefined;
}

/**
 * Draws cards side by side, each with its icon.
 *
 *     <Cards of={[{ name: 'Herald', Sign: Megaphone }, null]} />
 */
export function Cards({ of, look = 'small' }: CardsProps) {
  return (
    <span className={cx(css.cards, css[look])}>
      {of.map((face, at) => {
        const { name, Sign } = face ?? { name: text.faceDown, Sign: Fingerprint };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is identified by its place
          <span key={at} className={cx(css.card, face && css.open)}>
            <Sign role="img" aria-label={name} />
            {face && look === 'named' && <small aria-hidden="true">{name}</small>}
          </span>
        );
      })}
    </span>
  );
}
