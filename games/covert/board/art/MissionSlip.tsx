import { cx } from 'hush/board';
import { equipmentName, missionOf, type Need, needsOf } from '../../content/cards';
import { cityOf, regionOf } from '../../content/map';
import type { MissionId } from '../../state';
import parts from '../parts.module.css';
import { AnyCardSquare, CityPin, EquipmentSquare, RegionBadge } from './Emblem';
import styles from './MissionSlip.module.css';
import { cardText } from './text';

interface MissionSlipProps {
  mission: MissionId;
  /** Layout: `row` puts the requirements side by side, and `big` is for the mission that is being paid for. */
  look?: 'slip' | 'row' | 'big' | undefined;
  /** Whether to draw the mission without colour, as for private cards. */
  secret?: boolean | undefined;
}

/**
 * A mission card. It lists the requirements, shows the points in a ring, and names the permanent benefit below the
 * dashed line.
 */
export function MissionSlip({ mission, look = 'slip', secret = false }: MissionSlipProps) {
  const { name, points, benefit } = missionOf(mission);
  return (
    <div className={cx(styles.slip, styles[look], secret && styles.secret)}>
      <header>
        <b>{name}</b>
        <span className={cx(parts.disc, styles.points)} role="img" aria-label={cardText.points(points)}>
          {points}
        </span>
      </header>
      <ul>
        {needsOf(mission).map((need, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed requirements never change their order
          <li key={at}>
            <NeedSign need={need} />
            <span>{needName(need)}</span>
          </li>
        ))}
      </ul>
      <footer className={benefit ? undefined : styles.none}>
        {benefit ? (
          <>
            <i>{cardText.permanent}</i>
            {benefit.type === 'region' ? <RegionBadge region={benefit.id} /> : <EquipmentSquare of={benefit.id} />}
            <b>{benefit.type === 'region' ? regionOf(benefit.id).name : equipmentName(benefit.id)}</b>
          </>
        ) : (
          cardText.noBenefit
        )}
      </footer>
    </div>
  );
}

export function NeedSign({ need }: { need: Need }) {
  if (need.kind === 'city') return <CityPin city={need.id} />;
  if (need.kind === 'region') return <RegionBadge region={need.id} />;
  if (need.kind === 'equipment') return <EquipmentSquare of={need.id} />;
  return <AnyCardSquare />;
}

export function needName(need: Need): string {
  if (need.kind === 'city') return cityOf(need.id).name;
  if (need.kind === 'region') return regionOf(need.id).name;
  if (need.kind === 'equipment') return equipmentName(need.id);
  return cardText.anyCard;
}
