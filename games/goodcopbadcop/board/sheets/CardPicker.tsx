import { cx, HoldButton, useSecret } from 'hush/board';
import type { Names } from 'hush/game';
import { SLOTS, type Slot } from '../../state';
import { type Lying, LyingCard } from '../art/LyingCard';
import styles from './CardPicker.module.css';
import { sheetText, slotNote } from './text';

/** Class of a box that puts its cards beside its other contents on a phone in landscape. */
export const beside = styles.beside;

interface CardPickerProps extends Omit<Lying, 'held'> {
  names: Names;
  /** True if this seat may know one of these hidden cards. If so, a button holds them open. */
  covered: boolean;
  /** The slots that can be picked, or null if the player only views the cards. */
  slots: readonly Slot[] | null;
  picked: Slot | null;
  /** Name by which the coach finds the cards until one is picked. */
  mark: string;
  onPick(slot: Slot): void;
}

/** One officer's three cards in large size, to view or to pick from. Each card has its public facts below. */
export function CardPicker({ view, seat, of, names, covered, slots, picked, mark, onPick }: CardPickerProps) {
  const secret = useSecret();
  return (
    <>
      <fieldset
        className={styles.cards}
        aria-label={sheetText.cards}
        data-coach={slots && picked === null ? mark : undefined}
      >
        {SLOTS.map((slot) => {
          const card = <LyingCard view={view} seat={seat} of={of} slot={slot} held={secret.open ? view.me : null} />;
          return (
            <div key={slot} className={styles.slot}>
              {slots?.includes(slot) ? (
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
              <small>{slotNote(view, seat, of, slot, names)}</small>
            </div>
          );
        })}
      </fieldset>
      {view.me && covered && <HoldButton secret={secret} className={styles.hold} />}
    </>
  );
}
