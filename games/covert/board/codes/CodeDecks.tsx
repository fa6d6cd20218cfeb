import { cx } from 'hush/board';
import { EquipmentIcon } from '../art/Emblem';
import styles from './Codes.module.css';
import type { CodesProps } from './props';
import { codesText } from './text';

const DECKS = [0, 1] as const;

/**
 * The two code decks, which show the public back of their top cards. While the seat has a code to draw, pressing a deck
 * draws from it.
 */
export function CodeDecks({ view, legal, act, isOwn }: CodesProps & { isOwn: boolean }) {
  return (
    <>
      <h2 className={styles.later}>{codesText.decks}</h2>
      <div className={cx(styles.decks, styles.later)}>
        {DECKS.map((deck) => {
          const { top } = view.codeDecks[deck];
          const canDraw = isOwn && legal.refusal('drawCode', [deck]) === null;
          const inside = (
            <>
              {canDraw && <span className="sr">{codesText.draw} </span>}
              <i>{top && <EquipmentIcon of={top} />}</i>
              <b>{codesText.deck[deck]}</b>
              <em>{top ? codesText.top(top) : codesText.emptyDeck}</em>
            </>
          );
          return canDraw ? (
            <button
              key={deck}
              type="button"
              className={styles.deck}
              data-codes={deck}
              data-coach="code-deck"
              onClick={() => act.drawCode(deck)}
            >
              {inside}
            </button>
          ) : (
            <span key={deck} className={styles.deck} data-codes={deck}>
              {inside}
            </span>
          );
        })}
      </div>
    </>
  );
}
