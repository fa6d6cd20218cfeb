import { Words } from '../../../../client/board/chrome/LogList';
import { useBoardContext } from '../../../../client/board/context';
import styles from './Slip.module.css';
import { useSeen } from './useSeen';

/** How long a line stays, in ms. */
const STAYS = 3000;

/** Lines shown at once. */
const LINES = 2;

/** The newest lines of the log, for a moment: what just happened, where the log itself is not open. */
export function Slip({ shown }: { shown: boolean }) {
  const { log } = useBoardContext();
  const newest = log.at(-1)?.entry.n ?? 0;
  const seen = useSeen(newest, STAYS);
  const lines = log.filter(({ entry }) => entry.n > seen).slice(-LINES);
  return (
    <div className={shown ? styles.slip : 'sr'} role="status">
      {lines.length > 0 && (
        <div>
          {lines.map(({ entry, sentence }) => (
            <p key={entry.n}>
              <Words of={sentence} />
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
