import { Eye } from 'lucide-react';
import { cx } from '../../../../client/ui/cx';
import type { Seat } from '../../../../shared/ids';
import { SLOTS } from '../../state';
import { IntegrityCard } from '../art/IntegrityCard';
import styles from './Cards.module.css';
import { secretFace, type TableLook } from './officer';

interface CardsProps {
  of: Seat;
  look: Pick<TableLook, 'view' | 'seat' | 'held' | 'fresh'>;
  className?: string | undefined;
  /** A label elsewhere names them. */
  silent?: boolean | undefined;
}

/** Somebody's three Integrity cards, sideways once they are out of the game. */
export function Cards({ of, look, className, silent }: CardsProps) {
  const { view, seat, held, fresh } = look;
  const file = view.table[of];
  if (!file) return null;
  return (
    <span className={cx(styles.cards, file.out && styles.sideways, className)}>
      {SLOTS.map((slot) => {
        const { face, wounded, knownBy } = file.cards[slot];
        return (
          <span key={slot} className={styles.place}>
            <IntegrityCard
              slot={slot}
              open={face}
              secret={face === null ? secretFace(held, seat, of, slot) : null}
              seen={of !== seat && seat !== null && knownBy.includes(seat)}
              wounded={wounded}
              silent={silent}
            />
            {fresh?.at === of && fresh.slot === slot && (
              <span key={fresh.n} className={styles.look} aria-hidden="true">
                <Eye />
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}
