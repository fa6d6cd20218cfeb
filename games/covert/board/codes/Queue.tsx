import { Face, type Person, useWide } from 'hush/board';
import type { View } from '../../state';
import { Coin } from '../turn/Coin';
import type { CodesProps } from './props';
import styles from './Queue.module.css';
import { codesText } from './text';

/** Lists the players in the order in which they break codes. On wide screens, also says which tiles may be swapped. */
export function Queue({ view, people }: CodesProps) {
  const wide = useWide();
  return (
    <section className={styles.queue} aria-label={codesText.queue}>
      <h2>{codesText.queue}</h2>
      <ol>
        {view.order.map((seat, at) => {
          const person = people.find((one) => one.seat === seat);
          if (!person) return null;
          return (
            <li key={seat} className={view.turn?.seat === seat ? styles.on : undefined}>
              <Coin number={at + 1} className={styles.coin} />
              <Face {...person} className={styles.face} />
              <bdi translate="no">{person.you ? codesText.you : person.name}</bdi>
              <i>{stateOf(view, person)}</i>
            </li>
          );
        })}
      </ol>
      {wide && (
        <div className={styles.memo}>
          <h2>{codesText.memo}</h2>
          <ul>
            {codesText.pairs.map((pair) => (
              <li key={pair}>{pair}</li>
            ))}
          </ul>
          <p>{codesText.reading}</p>
        </div>
      )}
    </section>
  );
}

/** Says in a few words which part of the code-breaking step a player has reached. */
export function stateOf(view: View, { seat, you }: Person): string {
  const { turn } = view;
  if (turn?.seat === seat) {
    const broken = new Set(turn.covers.flatMap(({ claim }) => claim ?? [])).size;
    return broken > 0 ? codesText.broke(broken) : you ? codesText.youNow : codesText.now;
  }
  if (view.stepsDone.includes(seat)) return codesText.past;
  return codesText.waiting(view.players[seat]?.dice.filter(({ at }) => at === 'decoder').length ?? 0);
}
