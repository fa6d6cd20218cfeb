import { Face, Name, type Person } from 'hush/board';
import { Ellipsis, Lock } from 'lucide-react';
import type { View } from '../../state';
import { voteText } from '../text';
import styles from './SealedVotes.module.css';

/** Shows which players have voted, but not for whom. */
export function SealedVotes({ view, people }: { view: View; people: readonly Person[] }) {
  const { voted, seats } = view;
  return (
    <section className={styles.box} aria-label={voteText.votes}>
      <span className={`${styles.count} num`}>
        {voted.length}
        <small>/{seats.length}</small>
      </span>
      <p>{voteText.sealed}</p>
      <ul className={styles.voters}>
        {people.map((person) => {
          const has = voted.includes(person.seat);
          return (
            <li key={person.seat} className={has ? `${styles.voter} ${styles.on}` : styles.voter}>
              <Face {...person} size={undefined} />
              <i aria-hidden="true">{has ? <Lock /> : <Ellipsis />}</i>
              <Name>{person.name}</Name>
              <span className="sr">{has ? voteText.hasVoted : voteText.hasNot}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
