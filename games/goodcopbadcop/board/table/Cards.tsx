import { cx } from 'hush/board';
import type { Seat } from 'hush/game';
import { Eye } from 'lucide-react';
import { SLOTS } from '../../state';
import { LyingCard } from '../art/LyingCard';
import styles from './Cards.module.css';
import { lookedAt, type TableLook } from './officer';

interface CardsProps {
  of: Seat;
  look: Pick<TableLook, 'view' | 'seat' | 'held' | 'fresh'>;
  className?: string | undefined;
  /** True to omit the labels if a different element names the cards. */
  silent?: boolean | undefined;
}

/** An officer's three Integrity cards. If the officer is out of the game, they are turned sideways. */
export function Cards({ of, look, className, silent }: CardsProps) {
  const { view, seat, held, fresh } = look;
  const asked = lookedAt(view);
  return (
    <span className={cx(styles.cards, view.table[of]?.out && styles.sideways, className)}>
      {SLOTS.map((slot) => (
        <span key={slot} className={cx(styles.place, asked?.seat === of && asked.slot === slot && styles.asked)}>
          <LyingCard view={view} seat={seat} of={of} slot={slot} held={held} silent={silent} />
          {fresh?.at === of && fresh.slot === slot && (
            <span key={fresh.n} className={styles.look} aria-hidden="true">
              <Eye />
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
