import type { Names, Seat } from 'hush/game';
import type { View } from '../../state';
import styles from './PersonSheet.module.css';
import { sheetText } from './text';

interface LooksProps {
  view: View;
  seat: Seat | null;
  of: Seat;
  names: Names;
}

/** Lists the looks at this officer's cards and the looks that this officer has taken, latest first. */
export function Looks({ view, seat, of, names }: LooksProps) {
  const looks = view.looks.filter(({ by, at }) => by === of || at === of).reverse();
  const other = (one: Seat) => (one === seat ? null : names(one));
  return (
    <section className={styles.looks} aria-label={sheetText.looks}>
      <h3>{sheetText.looks}</h3>
      {looks.length === 0 && <p>{sheetText.noLooks}</p>}
      <ul>
        {looks.map((look, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: looks are only ever added
          <li key={looks.length - index}>
            <span>{sheetText.turn(look.turn)}</span>
            {sheetText.looked(other(look.by), other(look.at), look.slot + 1)}
          </li>
        ))}
      </ul>
    </section>
  );
}
