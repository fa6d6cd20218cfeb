import { cx } from 'hush/board';
import { agencyOf, equipmentName } from '../../content/cards';
import { ABILITY_NAMES } from '../../content/cardsText';
import { cityOf, regionOf } from '../../content/map';
import type { AgencyId, RegionId } from '../../state';
import styles from './AgencyCard.module.css';
import { AbilityIcon, EquipmentIcon, FlightIcon, inksOf, RegionBadge } from './Emblem';
import { cardText } from './text';

interface AgencyCardProps {
  card: AgencyId;
  /** The region that the card belongs to on the table. If set, the card gets a tab with the region's name. */
  region?: RegionId | undefined;
  /** Whether to draw the card without colour, as for private cards. */
  secret?: boolean | undefined;
  /** Whether to use the compact size, which fills the container's height. */
  small?: boolean | undefined;
}

/** Draws an Agency card as a luggage tag with its three uses: equipment, city, ability. */
export function AgencyCard({ card, region, secret = false, small = false }: AgencyCardProps) {
  const { equipment, city, ability } = agencyOf(card);
  return (
    <span className={cx(styles.card, secret && styles.secret, small && styles.small)}>
      {region && <RegionTab region={region} />}
      <span className={styles.tag}>
        <i className={styles.eyelet} aria-hidden="true" />
        <span className={styles.equipment}>
          <EquipmentIcon of={equipment} className={styles.large} />
          <b>{equipmentName(equipment)}</b>
        </span>
        <span>
          <FlightIcon className={styles.icon} />
          <span className="sr">{cardText.flight} </span>
          <b>{cityOf(city).name}</b>
        </span>
        <span>
          <AbilityIcon of={ability} className={styles.icon} />
          <b>{ABILITY_NAMES[ability]}</b>
        </span>
      </span>
    </span>
  );
}

/** The tab on a card with the name of its region. */
export function RegionTab({ region }: { region: RegionId }) {
  return (
    <span className={styles.tab} style={inksOf(region)}>
      <RegionBadge region={region} className={styles.badge} />
      <b>{regionOf(region).name}</b>
    </span>
  );
}
