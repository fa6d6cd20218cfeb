import { cx } from 'hush/board';
import { Flag, MapPin, Minus, Plus, Search } from 'lucide-react';
import type { CSSProperties } from 'react';
import { cityOf } from '../../content/map';
import type { AbilityId, CityId, Equipment, RegionId } from '../../state';
import styles from './Emblem.module.css';
import { ABILITY_PATHS, EQUIPMENT_PATHS, FLIGHT_PATH, REGION_PATHS, SEAL_PATH } from './paths';

interface Drawn {
  className?: string | undefined;
}

/** Draws an SVG path on a grid of 512 by 512 in the current text colour. */
export function Drawing({ path, className = styles.icon }: Drawn & { path: string }) {
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true">
      <path fill="currentColor" d={path} />
    </svg>
  );
}

export const EquipmentIcon = ({ of, className }: Drawn & { of: Equipment }) => (
  <Drawing path={EQUIPMENT_PATHS[of]} className={className} />
);

export const FlightIcon = ({ className }: Drawn) => <Drawing path={FLIGHT_PATH} className={className} />;

/** The seal shown on a completed mission. */
export const SealIcon = ({ className }: Drawn) => <Drawing path={SEAL_PATH} className={className} />;

const SIGNS = { plus1: Plus, minus1: Minus, first: Flag, search: Search } as const;

export function AbilityIcon({ of, className = styles.icon }: Drawn & { of: AbilityId }) {
  if (of in ABILITY_PATHS)
    return <Drawing path={ABILITY_PATHS[of as keyof typeof ABILITY_PATHS]} className={className} />;
  const Sign = SIGNS[of as keyof typeof SIGNS];
  return <Sign className={className} aria-hidden="true" />;
}

/** Returns the CSS variables for a region's two colours: `--r` for the tint and `--ri` for the ink. */
export const inksOf = (region: RegionId): CSSProperties =>
  ({ '--r': `var(--r-${region})`, '--ri': `var(--r-${region}-ink)` }) as CSSProperties;

/** A region's round badge, shown beside its name. */
export function RegionBadge({ region, className }: Drawn & { region: RegionId }) {
  return (
    <span className={cx(styles.badge, className)} style={inksOf(region)}>
      <Drawing path={REGION_PATHS[region]} />
    </span>
  );
}

/** A region's emblem without the badge, in the current text colour. */
export const RegionEmblem = ({ region, className }: Drawn & { region: RegionId }) => (
  <Drawing path={REGION_PATHS[region]} className={className} />
);

/** A map pin in the ink colour of the city's region. */
export const CityPin = ({ city }: { city: CityId }) => (
  <span className={styles.pin} style={inksOf(cityOf(city).region)}>
    <MapPin aria-hidden="true" />
  </span>
);

/** An equipment icon on a dark square. */
export const EquipmentSquare = ({ of }: { of: Equipment }) => (
  <span className={styles.square}>
    <EquipmentIcon of={of} />
  </span>
);

/** The icon for “any Agency card”: a card on a brown square. */
export const AnyCardSquare = () => (
  <span className={cx(styles.square, styles.any)}>
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M4 8l4-4h12v16H8l-4-4z M9 12h.01 M12.5 9.5H17 M12.5 14.5H17"
      />
    </svg>
  </span>
);
