import { cx } from 'hush/board';
import styles from './Wound.module.css';
import wound from './wound.svg?url';

/** Crossed plasters on a wounded leader's card. They have no text, because the card's label says that it is wounded. */
export function Wound({ className }: { className?: string | undefined }) {
  return (
    <span className={cx(styles.wound, className)}>
      <img src={wound} alt="" draggable={false} />
    </span>
  );
}
