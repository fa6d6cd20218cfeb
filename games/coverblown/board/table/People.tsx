import { PeopleStrip, type Person, PersonChip, Tag } from 'hush/board';
import type { Seat } from 'hush/game';
import { MessageSquareQuote, Phone, PhoneOff } from 'lucide-react';
import type { View } from '../../state';
import { Badge, Bullet } from '../art/drawings';
import { claimsBy } from '../claims';
import { boardText, bulletWords } from '../text';
import styles from './People.module.css';

interface PeopleProps {
  view: View;
  people: readonly Person[];
  onPerson(seat: Seat): void;
}

const CROWD = 4;

/** Shows all players with their lives (as badges), their bullets, and whether they have made today's call. */
export function People({ view, people, onPerson }: PeopleProps) {
  const isCrowd = people.length > CROWD;
  return (
    <PeopleStrip label={boardText.players} isFlat={!isCrowd}>
      {people.map((person) => {
        const called = view.called.includes(person.seat);
        const said = claimsBy(view.claims, person.seat).length;
        return (
          <PersonChip
            key={person.seat}
            person={{ ...person, host: false }}
            out={view.out.includes(person.seat)}
            onPress={() => onPerson(person.seat)}
            tags={
              <>
                <span className={called ? styles.called : styles.waiting}>
                  <Tag icon={called ? <Phone /> : <PhoneOff />}>{called ? boardText.called : boardText.notCalled}</Tag>
                </span>
                {said > 0 && (
                  <span className={styles.said}>
                    <MessageSquareQuote aria-hidden="true" />
                    <span aria-hidden="true">{said}</span>
                    <span className="sr">{boardText.claims(said)}</span>
                  </span>
                )}
              </>
            }
          >
            <span className={isCrowd ? `${styles.all} ${styles.crowd}` : styles.all}>
              <Vitals view={view} seat={person.seat} />
            </span>
          </PersonChip>
        );
      })}
    </PeopleStrip>
  );
}

/** Shows a player's lives, the player's own bullet (loaded or fired), and the bullets that have hit the player. */
export function Vitals({ view, seat }: { view: View; seat: Seat }) {
  if (!view.lives || !view.bullets || !view.shots) return null;
  const lives = view.lives[seat] ?? 0;
  const own = view.bullets[seat] ?? false;
  const taken = view.shots.filter(({ target }) => target === seat);
  return (
    <>
      <span className={styles.vitals} role="img" aria-label={boardText.lives(lives, view.startLives)}>
        {Array.from({ length: view.startLives }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: badges differ only by position
          <Badge key={index} lost={index >= lives} />
        ))}
      </span>
      <span className={styles.vitals} role="img" aria-label={bulletWords(own, taken.length)}>
        <Bullet state={own ? 'loaded' : 'fired'} />
        {taken.map((shot) => (
          <Bullet key={shot.by} state="hit" />
        ))}
      </span>
    </>
  );
}
