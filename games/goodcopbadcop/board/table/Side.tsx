import type { Seat } from 'hush/game';
import type { Own, View } from '../../state';
import { sideOf } from '../sides';
import { sideWords } from '../text';
import styles from './Side.module.css';

/** Shows the seat's side and goal over its file while held open. While covered, they are not in the DOM. */
export function Side({ view, of, held }: { view: View; of: Seat; held: Own }) {
  const { lead, how } = sideWords(sideOf(held.cards, view.table[of]?.active.includes('planted_evidence') === true));
  return (
    <p className={styles.side} role="status">
      <b>{lead}</b>
      <span>{how}</span>
    </p>
  );
}
