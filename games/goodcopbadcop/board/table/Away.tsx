import { type BoardProps, Button, nameOf, type Person, useBoardContext } from 'hush/board';
import { Bot, Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import { autoPassOf } from '../../passing';
import type { Moves, View } from '../../state';
import { awayText } from '../text';
import styles from './Away.module.css';

/**
 * Asks an absent player to come back (with a button on a private screen), or tells the host who is absent. If an absent
 * player's device is disconnected, the host can put a bot in the player's place.
 */
export function Away({ view, seat, people, act }: Pick<BoardProps<View, Moves>, 'view' | 'seat' | 'people' | 'act'>) {
  const { standIn } = useBoardContext();
  if (view.outcome) return null;
  if (seat !== null && view.absent.includes(seat)) {
    return (
      <Slip words={awayText.you}>
        {view.me && (
          <Button
            variant="primary"
            icon={<Hand />}
            onClick={() => act.setAutoPass(autoPassOf(view, view.me?.autoPass ?? null))}
          >
            {awayText.here}
          </Button>
        )}
      </Slip>
    );
  }
  const away = people.filter((person) => view.absent.includes(person.seat) && !person.bot);
  const isConnected = ({ online, disconnected = !online }: Person) => !disconnected;
  const gone = away.find((person) => !isConnected(person)) ?? away[0];
  if (!standIn || !gone) return null;
  return (
    <Slip words={(isConnected(gone) ? awayText.connected : awayText.other)(nameOf(people)(gone.seat))}>
      {!isConnected(gone) && (
        <Button icon={<Bot />} onClick={() => void standIn(gone.seat)}>
          {awayText.standIn}
        </Button>
      )}
    </Slip>
  );
}

function Slip({ words, children }: { words: string; children: ReactNode }) {
  return (
    <aside className={styles.away} aria-label={awayText.label} role="status">
      <p>{words}</p>
      {children}
    </aside>
  );
}
