import { useDirection, useShape, Words } from 'hush/board';
import { Undo2 } from 'lucide-react';
import { Mark } from '../art/marks';
import css from './Ticker.module.css';
import { scenesText } from './text';

/**
 * The latest moves, at most `most`, shown instead of the action buttons while other players act. Tapping a move replays
 * it.
 */
export function Ticker({ most }: { most: number }) {
  const { last, again } = useDirection();
  const shape = useShape();
  const shown = last.slice(0, shape === 'low' ? 1 : most);
  return (
    <section className={css.ticker} aria-label={scenesText.last}>
      <p aria-hidden="true">
        {scenesText.last} <em>{scenesText.again}</em>
      </p>
      <ol>
        {shown.map(({ n, by, words }) => (
          <li key={n}>
            <button type="button" onClick={() => again(n)}>
              {by === null ? <i /> : <Mark colour={by} className={css.mark} />}
              <span>
                <span className="sr">{scenesText.seeAgain} </span>
                <Words of={words} />
              </span>
              <Undo2 aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
