import { Covered, type CoveredState } from 'hush/board';
import type { Held } from '../../state';
import { AgencyCard } from '../art/AgencyCard';
import { Fan } from '../art/Back';
import styles from './CoveredHand.module.css';
import { setupText } from './text';

/** The Agency cards in hand. They are covered and uncovered together with the missions. */
export function CoveredHand({ cards, secret }: { cards: readonly Held[]; secret: CoveredState }) {
  const name = setupText.hand;
  const back = (
    <div className={styles.back}>
      <Fan count={cards.length} />
    </div>
  );
  return (
    <section className={styles.hand} aria-label={name}>
      <h3>{name}</h3>
      <Covered secret={secret} back={back} label={`${setupText.hold[secret.mode]}: ${name}`} className={styles.covered}>
        <div className={styles.faces}>
          {cards.map(({ card }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: handles are never rendered
            <AgencyCard key={at} card={card} secret small />
          ))}
        </div>
      </Covered>
    </section>
  );
}
