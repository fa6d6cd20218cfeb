import { Covered, type CoveredState } from 'hush/board';
import type { ReactNode } from 'react';
import { WaxSeal } from '../art/drawings';
import { nightText } from '../text';
import styles from './Envelope.module.css';

interface EnvelopeProps {
  secret: CoveredState;
  /** Whether the viewer has a seat. For a spectator, the envelope stays closed. */
  isMine: boolean;
  /** Content of the open envelope. Rendered only while the envelope is held open. */
  children: ReactNode;
}

/**
 * An envelope that is open while the player holds the pointer or the space bar down. It has the same size whether
 * sealed or open.
 */
export function Envelope({ secret, isMine, children }: EnvelopeProps) {
  const tap = secret.mode === 'tap';
  const title = secret.shared ? nightText.onPhone : tap ? nightText.tap : nightText.press;
  const line = secret.shared ? nightText.shared : tap ? nightText.tapAgain : nightText.letGo;
  const back = (
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
  );
  return (
    <Covered
      secret={secret}
      back={back}
      label={`${title}: ${nightText.envelope}`}
      isMine={isMine}
      className={styles.card}
      mark="envelope"
    >
      {children}
    </Covered>
  );
}
