import { Play } from 'lucide-react';
import { Button } from '#client/ui/Button.tsx';
import styles from './TurningPoints.module.css';
import { endText } from './text';
import type { TurningPoint } from './turningPoints';

interface TurningPointsProps {
  points: readonly TurningPoint[];
  /** Opens the replay at line `n` of the log, or at the end of the log if `n` is null. */
  onShow(n: number | null): void;
}

/** The turning points, each a link into the replay. */
export function TurningPoints({ points, onShow }: TurningPointsProps) {
  return (
    <section className={styles.moments}>
      <h2>{endText.turning}</h2>
      {points.length === 0 && <p>{endText.none}</p>}
      <ol>
        {points.map(({ turn, n, lead, rest }) => (
          <li key={n}>
            <button type="button" onClick={() => onShow(n)}>
              <span className={styles.turn}>
                <i>{endText.turn}</i>
                {turn}
              </span>
              <span>
                <b>{lead}</b> {rest}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <Button full icon={<Play />} onClick={() => onShow(null)}>
        {endText.show}
      </Button>
    </section>
  );
}
