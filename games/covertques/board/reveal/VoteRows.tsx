import { Face, Name, type Person } from 'hush/board';
import type { Seat } from 'hush/game';
import { Ban, Lock, TimerOff } from 'lucide-react';
import type { VoteResult } from '../../state';
import { ballots } from '../round';
import { revealText } from '../text';
import styles from './VoteRows.module.css';

const CROWD = 7;

/** Shows all votes, grouped by the player they name. The player voted out is highlighted. */
export function VoteRows({ result, people }: { result: VoteResult; people: readonly Person[] }) {
  const rows = ballots(result);
  const look = people.length > CROWD ? `${styles.rows} ${styles.crowd}` : styles.rows;
  const of = (seat: string) => people.find((person) => person.seat === seat);
  return (
    <section className={look} aria-label={revealText.all}>
      {rows.map(({ target, by }) => {
        const person = target === null ? null : of(target);
        const isShown = target !== null && target === result.shown;
        return (
          <div key={target ?? 'skip'} className={isShown ? `${styles.row} ${styles.top}` : styles.row}>
            <div className={styles.target}>
              {person ? (
                <Face {...person} size={undefined} />
              ) : (
                <span className={styles.skip}>
                  <Ban aria-hidden="true" />
                </span>
              )}
              <Name>{person ? person.name : revealText.skip}</Name>
              <span className={styles.count}>{revealText.votes(by.length)}</span>
            </div>
            <ul className={styles.cards}>
              {by
                .flatMap((seat) => of(seat) ?? [])
                .map((voter) => (
                  <VoteCard key={voter.seat} person={voter} isLate={result.late.includes(voter.seat)} />
                ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function VoteCard({ person, isLate }: { person: Person; isLate: boolean }) {
  return (
    <li className={styles.card}>
      <Face {...person} size={undefined} className={styles.face} />
      <Name>{person.name}</Name>
      {isLate && <TimerOff size="1em" aria-label={revealText.late} />}
    </li>
  );
}

/** Shows a face-down card for each player during the countdown. Players who did not vote in time are marked. */
export function SealedCards({ people, late }: { people: readonly Person[]; late: readonly Seat[] }) {
  return (
    <ul className={styles.sealed} aria-label={revealText.sealed}>
      {people.map(({ seat, name }) => (
        <li key={seat} className={styles.down}>
          {late.includes(seat) ? <TimerOff aria-label={revealText.late} /> : <Lock aria-hidden="true" />}
          <Name>{name}</Name>
        </li>
      ))}
    </ul>
  );
}
