import type { ReactNode } from 'react';
import type { CoveredState } from '../../../../client/ui/useSecret';
import { WaxSeal } from '../art/drawings';
import { nightText } from '../text';
import styles from './Envelope.module.css';

interface EnvelopeProps {
  secret: CoveredState;
  /** A spectator's stays shut. */
  mine: boolean;
  /** The open face; rendered only while it is held. */
  children: ReactNode;
}

/** Sealed and open have the same box. Held by a finger or the space bar, shut again by letting go. */
export function Envelope({ secret, mine, children }: EnvelopeProps) {
  const { open, shared, mode, bind } = secret;
  const tap = mode === 'tap';
  const title = shared ? nightText.onPhone : tap ? nightText.tap : nightText.press;
  const line = shared ? nightText.shared : tap ? nightText.tapAgain : nightText.letGo;
  return (
    <div className={styles.card}>
      {!(open && mine) && (
        <div className={`${styles.back} grain`}>
          <span className={styles.flapShadow}>
            <span className={styles.flap} />
          </span>
          <span className={styles.stamp} aria-hidden="true">
            {nightText.stamp}
          </span>
          <WaxSeal className={styles.seal} />
          <b>{title}</b>
          <small>{line}</small>
        </div>
      )}
      <div className={styles.slot} role="status">
        {open && mine && children}
      </div>
      {mine && !shared && (
        <button type="button" {...bind} className={styles.press} aria-label={`${title}: ${nightText.envelope}`} />
      )}
    </div>
  );
}
