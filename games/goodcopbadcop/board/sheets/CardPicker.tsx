import { cx } from '../../../../client/ui/cx';
import type { Seat } from '../../../../shared/ids';
import { type Own, SLOTS, type Slot, type View } from '../../state';
import { IntegrityCard } from '../art/IntegrityCard';
import { secretFace } from '../table/officer';
import styles from './CardPicker.module.css';
import { sheetText } from './text';

interface CardPickerProps {
  view: View;
  seat: Seat | null;
  of: Seat;
  held: Own | null;
  /** Under each card: who looked at it, or that it lies open. */
  note(slot: Slot): string;
  /** The slots that can be picked; null: nothing is picked here. */
  slots: readonly Slot[] | null;
  picked: Slot | null;
  onPick(slot: Slot): void;
}

/** Three large cards of one file, to look at or to pick one of. */
export function CardPicker({ view, seat, of, held, note, slots, picked, onPick }: CardPickerProps) {
  const file = view.table[of];
  if (!file) return null;
  return (
    <fieldset className={styles.cards} aria-label={sheetText.cards}>
      {SLOTS.map((slot) => {
        const { face, wounded, knownBy } = file.cards[slot];
        const card = (
          <IntegrityCard
            slot={slot}
            open={face}
            secret={face === null ? secretFace(held, seat, of, slot) : null}
            seen={of !== seat && seat !== null && knownBy.includes(seat)}
            wounded={wounded}
          />
        );
        const may = slots?.includes(slot) === true;
        return (
          <div key={slot} className={styles.slot}>
            {may ? (
              <label className={cx(styles.card, styles.may, picked === slot && styles.picked)}>
                <input
                  type="radio"
                  name={`cards-${of}`}
                  className="sr"
                  checked={picked === slot}
                  onChange={() => onPick(slot)}
                />
                {card}
              </label>
            ) : (
              <span className={cx(styles.card, slots && styles.shut)}>{card}</span>
            )}
            <small>{note(slot)}</small>
          </div>
        );
      })}
    </fieldset>
  );
}
