import { cx } from 'hush/board';
import styles from './Envelope.module.css';
import { artText } from './text';

interface EnvelopeProps {
  /** Number of cards in hand. If it is 0, nothing is drawn. */
  count: number;
  large?: boolean | undefined;
  className?: string | undefined;
}

/** A player's equipment in hand, drawn as a sealed envelope with the number of cards. */
export function Envelope({ count, large = false, className }: EnvelopeProps) {
  if (count === 0) return null;
  return (
    <span className={cx(styles.envelope, large && styles.large, className)} role="img" aria-label={artText.hand(count)}>
      <i />
      <b>{count}</b>
    </span>
  );
}
