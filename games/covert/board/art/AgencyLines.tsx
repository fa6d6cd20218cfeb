import { agencyOf, equipmentName } from '../../content/cards';
import { ABILITY_NAMES } from '../../content/cardsText';
import { cityOf } from '../../content/map';
import type { AgencyId, RegionId } from '../../state';
import css from './AgencyLines.module.css';
import { AbilityIcon, EquipmentIcon, FlightIcon, inksOf, RegionBadge } from './Emblem';

interface AgencyLinesProps {
  label: string;
  cards: readonly { region: RegionId; card: AgencyId }[];
}

/** The face-up Agency cards on a stage, each in two lines: its region and equipment, then its city and ability. */
export function AgencyLines({ label, cards }: AgencyLinesProps) {
  return (
    <ul className={css.cards} aria-label={label}>
      {cards.map(({ region, card }) => {
        const { equipment, city, ability } = agencyOf(card);
        return (
          <li key={region} data-region={region} style={inksOf(region)}>
            <b>
              <RegionBadge region={region} />
              <EquipmentIcon of={equipment} />
              {equipmentName(equipment)}
            </b>
            <p>
              <FlightIcon />
              {cityOf(city).name}
              <span>
                <AbilityIcon of={ability} />
                {ABILITY_NAMES[ability]}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
