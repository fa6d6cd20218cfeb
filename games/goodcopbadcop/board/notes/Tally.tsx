import { FACE_NAMES } from '../../content/facesText';
import type { Face } from '../../state';
import { Emblem } from '../art/Emblem';
import type { Counts } from './odds';
import styles from './Tally.module.css';

interface TallyProps {
  title: string;
  /** For each face, the number of cards that this seat has not seen. Null while covered. */
  counts: Counts | null;
  /** A sentence that lists all cards in play. */
  line: string;
}

const FACES: readonly Face[] = ['honest', 'crooked', 'agent', 'kingpin'];

/** Shows how many cards of each face this seat has not seen. */
export function Tally({ title, counts, line }: TallyProps) {
  return (
    <aside className={styles.tally}>
      <h3>{title}</h3>
      <ul>
        {FACES.map((face) => (
          <li key={face}>
            <Emblem of={face} />
            <b>{counts ? Math.max(0, counts[face]) : '–'}</b>
            <span>{FACE_NAMES[face]}</span>
          </li>
        ))}
      </ul>
      <p>{line}</p>
    </aside>
  );
}
