import { cx, keepFocus, refuse, useBack } from 'hush/board';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { SLOTS, type Slot } from '../../state';
import { refusals } from '../../text';
import { LyingCard } from '../art/LyingCard';
import { actionText, tableText } from '../text';
import styles from './CardTargets.module.css';
import type { CardChoice, TableLook } from './officer';

interface CardTargetsProps {
  cards: CardChoice;
  look: Pick<TableLook, 'view' | 'seat' | 'held' | 'names'>;
  className?: string | undefined;
}

/**
 * The three cards of an officer as buttons. Pressing one looks at the card, and Esc goes back to picking an officer.
 */
export function CardTargets({ cards, look, className }: CardTargetsProps) {
  const { view, seat, held, names } = look;
  const { of, slots, onCard, onBack } = cards;
  const box = useRef<HTMLFieldSetElement>(null);
  useBack(true, onBack);
  const hasPicked = useRef(false);
  useFirstCard(box, hasPicked);
  const press = (event: MouseEvent, slot: Slot) => {
    if (!slots.includes(slot)) return refuse(refusals['slot-not-hidden'] ?? '');
    // Ignores the second click of a double click, which was meant for the officer and not for the card.
    if (event.detail >= 2) return;
    hasPicked.current = true;
    onCard(slot);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    box.current?.closest('li')?.querySelector('button')?.focus();
    onBack();
  };
  return (
    <fieldset
      ref={box}
      className={cx(styles.targets, className)}
      aria-label={tableText.cardsOf(names(of))}
      data-coach="pick-card"
      data-over
      onKeyDown={key}
    >
      {SLOTS.map((slot) => {
        const isOpen = slots.includes(slot);
        return (
          <button
            key={slot}
            type="button"
            className={cx(styles.target, isOpen ? styles.open : styles.shut)}
            aria-disabled={!isOpen}
            onClick={(event) => press(event, slot)}
          >
            {isOpen && <span className="sr">{actionText.look(slot + 1)}. </span>}
            <LyingCard view={view} seat={seat} of={of} slot={slot} held={held} />
          </button>
        );
      })}
    </fieldset>
  );
}

/**
 * Moves the focus to the first card that may be looked at. When the buttons disappear without a pick, moves it to the
 * actions. After a pick no action is possible, so the table gets the focus, and the space bar uncovers the secret.
 */
function useFirstCard(box: { current: HTMLElement | null }, hasPicked: { current: boolean }): void {
  useEffect(() => {
    const had = document.activeElement;
    if (had === document.body || box.current?.closest('li')?.contains(had))
      box.current?.querySelector<HTMLElement>('[aria-disabled="false"]')?.focus({ preventScroll: true });
    return () => {
      if (!hasPicked.current) requestAnimationFrame(keepFocus);
    };
  }, [box, hasPicked]);
}
