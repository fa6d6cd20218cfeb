import { Button, nameOf, type Person } from 'hush/board';
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
  /** Called to continue to the memo. */
  onDone(): void;
}

/** Shows the guess that ended the match: the face-up cards of both players, and the code word. */
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
          <Button className={styles.next} onClick={onDone}>
            {revealText.goOn}
          </Button>
        </section>
      </div>
    </Stage>
  );
}
