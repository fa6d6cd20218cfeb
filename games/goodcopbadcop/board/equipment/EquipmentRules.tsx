import { capital } from 'hush/game';
import { EQUIPMENT } from '../../content/equipment';
import { EQUIPMENT_TEXT } from '../../content/equipmentText';
import type { EquipmentId } from '../../state';
import { EquipmentIcon } from '../art/Emblem';
import styles from './EquipmentRules.module.css';
import { equipText } from './text';

interface EquipmentRulesProps {
  of: EquipmentId;
  /** True for a card in hand. All such cards have the same background and the same amount of ink, and no colour. */
  secret?: boolean | undefined;
  /** True to show only the effect, because the targets below need the room. */
  isBrief?: boolean | undefined;
}

/** Shows an equipment card with its rules. */
export function EquipmentRules({ of, secret = false, isBrief = false }: EquipmentRulesProps) {
  const { timing, after } = EQUIPMENT[of];
  const { name, effect, needs } = EQUIPMENT_TEXT[of];
  return (
    <section
      className={secret ? `${styles.card} ${styles.secret}` : styles.card}
      aria-label={equipText.rules(name)}
      {...(secret && { 'data-coach': 'hand', 'data-secret': 'shown' })}
    >
      <EquipmentIcon of={of} className={styles.icon} />
      <div>
        <h3>{name}</h3>
        <p>{effect}</p>
        {!isBrief && (
          <dl>
            <div>
              <dt>{equipText.when}</dt>
              <dd>{equipText.times[timing]}</dd>
            </div>
            {needs && (
              <div>
                <dt>{equipText.needs}</dt>
                <dd>{capital(needs)}</dd>
              </div>
            )}
            <div>
              <dt>{equipText.after}</dt>
              <dd>{equipText.afterwards[after]}</dd>
            </div>
          </dl>
        )}
      </div>
    </section>
  );
}
