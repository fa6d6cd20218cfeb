import { cx } from 'hush/board';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Held, OwnToken } from '../../state';
import { Back } from '../art/Back';
import { CardFace } from './CardFace';
import styles from './Slots.module.css';
import { type Group, screenText } from './text';

interface SlotsProps {
  group: Group;
  held: readonly (Held | OwnToken)[];
  open: boolean;
  /** Position of the picked card. */
  picked?: number | null | undefined;
  /**
   * Called with the picked position, or with null if the player presses the picked card again. If missing, no card can
   * be picked.
   */
  onPick?: ((at: number | null) => void) | undefined;
  /** Returns a note to show under a card's face. The note may reveal the card, so it is just as secret. */
  under?: ((at: number) => ReactNode) | undefined;
}

/** The cards in hand at numbered positions of equal size, so that the player can pick a card while all are covered. */
export function Slots({ group, held, open, picked = null, onPick, under }: SlotsProps) {
  return (
    <fieldset className={cx(styles.slots, styles[group])}>
      <legend className="sr">{screenText.titles[group]}</legend>
      {held.map((one, at) => {
        const name = screenText.card[group](at + 1);
        const isPicked = at === picked;
        const inside = (
          <>
            {open ? <CardFace group={group} held={one} /> : <Covered name={name} />}
            {open && under && <small className={styles.under}>{under(at)}</small>}
            {isPicked && <Check className={styles.mark} aria-hidden="true" />}
          </>
        );
        const look = cx(styles.slot, isPicked && styles.picked);
        return onPick ? (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: handles are never rendered
            key={at}
            type="button"
            className={look}
            aria-pressed={isPicked}
            data-coach={isPicked ? undefined : `slot:${at}`}
            onClick={() => onPick(isPicked ? null : at)}
          >
            {inside}
          </button>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: handles are never rendered
          <span key={at} className={look}>
            {inside}
          </span>
        );
      })}
    </fieldset>
  );
}

function Covered({ name }: { name: string }) {
  return (
    <span className={styles.covered}>
      <Back className={styles.back} />
      <b>{name}</b>
    </span>
  );
}
