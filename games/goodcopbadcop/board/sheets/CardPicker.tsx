import { cx } from '../../../../client/ui/cx';
import { SLOTS, type Slot } from '../../state';
import { type Lying, LyingCard } from '../art/LyingCard';
import styles from './CardPicker.module.css';
import { sheetText } from './text';

interface CardPickerProps extends Lying {
  /** Under each card: who looked at it, or that it lies open. */
  note(slot: Slot): string;
  /** The slots that can be picked; null: nothing is picked here. */
  slots: readonly Slot[] | null;
  picked: Slot | null;
  onPick(slot: Slot): void;
}

/** Three large cards of one file, to look at or to pick one of. */
export function CardPicker({ note, slots, picked, onPick, ...lying }: CardPickerProps) {
  return (
    <fieldset className={styles.cards} aria-label={sheetText.cards}>
      {SLOTS.map((slot) => {
        const card = <LyingCard {...lying} slot={slot} />;
        const may = slots?.includes(slot) === true;
        return (
          <div key={slot} className={styles.slot}>
            {may ? (
              <label className={cx(styles.card, styles.may, picked === slot && styles.picked)}>
                <input
                  type="radio"
                  name={`cards-${lying.of}`}
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
