import { cx } from 'hush/board';
import { ABILITY_NAMES } from '../../content/cardsText';
import type { AbilityId } from '../../state';
import parts from '../parts.module.css';
import { AbilityIcon } from './Emblem';
import styles from './Token.module.css';

/** The front of a Special Operations token, as its owner sees it. */
export function TokenFace({ ability }: { ability: AbilityId }) {
  return (
    <span className={styles.row}>
      <span className={cx(parts.disc, styles.face)}>
        <AbilityIcon of={ability} className={styles.sign} />
      </span>
      <b>{ABILITY_NAMES[ability]}</b>
    </span>
  );
}
