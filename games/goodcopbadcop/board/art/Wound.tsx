import { cx } from 'hush/board';
import styles from './Wound.module.css';
import wound from './wound.svg?url';

/**
 * Crossed plasters on the card of a wounded leader. They have no label, because the card's label already says that it
 * is wounded.
 */
export function Wound({ className }: { className?: string | undefined }) {
  return (
    <span className={cx(styles.wound, className)}>
      <img src={wound} alt="" draggable={false} />
    </span>
  );
}
