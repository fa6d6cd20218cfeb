import type { Seat } from 'hush/game';
import type { Own, View } from '../../state';
import { sideOf } from '../sides';
import { sideWords } from '../text';
import styles from './Side.module.css';

/** The seat's side and its goal, shown over its file while held open. They are not in the page while covered. */
export function Side({ view, of, held }: { view: View; of: Seat; held: Own }) {
  const { lead, how } = sideWords(sideOf(held.cards, view.table[of]?.active.includes('planted_evidence') === true));
  return (
    <p className={styles.side} role="status">
      <b>{lead}</b>
      <span>{how}</span>
    </p>
  );
}
