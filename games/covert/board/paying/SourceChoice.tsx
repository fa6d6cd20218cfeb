import { cx } from 'hush/board';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { agencyOf, codeOf, missionOf } from '../../content/cards';
import { ABILITY_NAMES } from '../../content/cardsText';
import { CODE_POINTS, type Source } from '../../state';
import { Agent } from '../art/Agent';
import { Back } from '../art/Back';
import { EquipmentSquare, RegionBadge } from '../art/Emblem';
import parts from '../parts.module.css';
import { playerOf } from '../props';
import styles from './Paying.module.css';
import type { PayingProps } from './props';
import { payText } from './text';

interface SourceChoiceProps extends PayingProps {
  source: Source;
  /** Name of the group of radio buttons for this requirement's payment. */
  group: string;
  checked: boolean;
  /** Whether the cards in hand are uncovered. */
  open: boolean;
  onChoose(): void;
}

/**
 * A radio button for one way to pay for a requirement, with its price. Names a card in hand only while the card is
 * uncovered.
 */
export function SourceChoice({ group, checked, onChoose, ...props }: SourceChoiceProps) {
  const { sign, name, price } = described(props);
  return (
    <label className={cx(styles.source, checked && styles.on)}>
      <input type="radio" className="sr" name={group} checked={checked} onChange={onChoose} />
      {sign}
      <span>
        <b>{name}</b>
        <i>{price}</i>
      </span>
      <span className={cx(parts.disc, styles.tick)} aria-hidden="true">
        {checked && <Check />}
      </span>
    </label>
  );
}

interface Description {
  sign: ReactNode;
  name: string;
  price: string;
}

function described({
  source,
  view,
  seat,
  open,
}: Omit<SourceChoiceProps, 'group' | 'checked' | 'onChoose'>): Description {
  const [kind, id] = source;
  if (kind === 'agent') {
    const city = playerOf(view, seat)?.agents[id];
    return {
      sign: <Agent colour={seat ?? '0'} width="28" height="38" />,
      name: city ? payText.agent(city) : '',
      price: payText.agentPrice,
    };
  }
  if (kind === 'icon') {
    const { name, benefit } = missionOf(id);
    const sign =
      benefit?.type === 'region' ? <RegionBadge region={benefit.id} /> : benefit && <EquipmentSquare of={benefit.id} />;
    return { sign, name: payText.icon(name), price: payText.iconPrice };
  }
  if (kind === 'code') {
    const { digits, equipment } = codeOf(id);
    return {
      sign: <EquipmentSquare of={equipment} />,
      name: payText.code(digits.join(' ')),
      price: payText.codePrice(CODE_POINTS),
    };
  }
  const held = open ? view.me?.agency.find((card) => card.handle === id) : undefined;
  const face = held && agencyOf(held.card);
  return {
    sign: face ? <EquipmentSquare of={face.equipment} /> : <Back className={styles.covered} />,
    name: payText.card,
    price: face ? payText.cardOpen(face.city, ABILITY_NAMES[face.ability]) : payText.cardCovered,
  };
}
