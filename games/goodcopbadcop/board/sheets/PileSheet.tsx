import { Sheet } from 'hush/board';
import type { View } from '../../state';
import { ActiveCard } from '../equipment/ActiveCard';
import { tableText } from '../text';
import styles from './PersonSheet.module.css';
import { sheetText } from './text';

/** A sheet with the cards in the middle and the discards, latest first. */
export function PileSheet({ view, onClose }: { view: View; onClose(): void }) {
  const discards = [...view.discards].reverse();
  return (
    <Sheet open onClose={onClose} title={tableText.piles}>
      <p className={styles.facts}>
        <span>{tableText.gunsLeft(view.gunsInCentre)}</span>
        <span>{sheetText.deckLeft(view.deck)}</span>
      </p>
      {view.centre.length > 0 && (
        <section className={styles.looks} aria-label={tableText.centre}>
          <h3>{tableText.centre}</h3>
          <div className={styles.bags}>
            {view.centre.map((id) => (
              <ActiveCard key={id} of={id} />
            ))}
          </div>
        </section>
      )}
      <section className={styles.looks} aria-label={sheetText.discards}>
        <h3>{sheetText.discards}</h3>
        {discards.length === 0 && <p>{tableText.noDiscards}.</p>}
        <div className={styles.bags}>
          {discards.map((id, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of one card are interchangeable
            <ActiveCard key={`${id} ${index}`} of={id} />
          ))}
        </div>
      </section>
    </Sheet>
  );
}
