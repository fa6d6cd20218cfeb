import { Covered, cx, useSecret } from 'hush/board';
import { Eye, Smartphone } from 'lucide-react';
import { EQUIPMENT_TEXT } from '../../content/equipmentText';
import type { EquipmentId } from '../../state';
import { EquipmentBack, EquipmentCard } from '../art/EquipmentCard';
import styles from './HandCard.module.css';
import { equipText } from './text';

/**
 * The seat's hand. While covered, it is a sealed envelope whose size never changes. While held open, it shows each card
 * with its effect. There may be a second card until the player discards one.
 */
export function HandCard({ hand }: { hand: readonly EquipmentId[] }) {
  const secret = useSecret();
  if (hand.length === 0) {
    return (
      <span className={cx(styles.box, styles.none)}>
        <b>{equipText.none}</b>
        <small>{equipText.noneSub}</small>
      </span>
    );
  }
  const isOne = hand.length === 1;
  const title = isOne ? equipText.yours : equipText.several(hand.length);
  const invite = secret.mode === 'tap' ? equipText.tap : equipText.hold;
  const back = (
    <EquipmentBack>
      {secret.shared ? <Smartphone /> : <Eye />}
      <b>{title}</b>
      <small>{secret.shared ? equipText.onPhone : invite}</small>
    </EquipmentBack>
  );
  return (
    <Covered secret={secret} back={back} label={`${invite}: ${title}`} className={cx(styles.box, !isOne && styles.two)}>
      <span className={styles.faces}>
        {hand.map((card, at) => (
          <EquipmentCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand may contain two copies of a card
            key={at}
            of={card}
            name={EQUIPMENT_TEXT[card].name}
            effect={EQUIPMENT_TEXT[card].effect}
            secret
          />
        ))}
      </span>
    </Covered>
  );
}
