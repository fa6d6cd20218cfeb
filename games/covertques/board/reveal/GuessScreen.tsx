import { nameOf, type Person } from 'hush/board';
import type { View } from '../../state';
import { guessed } from '../finale';
import { Stage } from '../frame/Office';
import { guessLines, revealText } from '../text';
import styles from './RevealScreen.module.css';
import { RoleCard } from './RoleCard';

interface GuessScreenProps {
  view: View;
  people: readonly Person[];
  now(): number;
  /** Continues to the memo. */
  onDone(): void;
}

/** The guess that ended the match: the cards of both players, face up, and the code word. */
export function GuessScreen({ view, people, now, onDone }: GuessScreenProps) {
  const names = nameOf(people);
  const { title, line, code } = guessLines(view, names);
  return (
    <Stage view={view} people={people} now={now} className={styles.reveal}>
      <div className={styles.body} data-scene="">
        <div className={styles.pair}>
          {guessed(view).map(({ seat, role }) => (
            <RoleCard
              key={seat}
              role={role}
              caption={role === null ? revealText.noCard : revealText.card(names(seat))}
            />
          ))}
        </div>
        <section className={`${styles.out} ${styles.said}`} role="status" data-next>
          <h2>{title}</h2>
          <p>{line}</p>
          <p>{code}</p>
          <button type="button" className={styles.next} onClick={onDone}>
            {revealText.goOn}
          </button>
        </section>
      </div>
    </Stage>
  );
}
