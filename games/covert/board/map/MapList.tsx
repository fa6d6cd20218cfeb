import { cx } from 'hush/board';
import type { CityId, RegionId } from '../../state';
import { Agent } from '../art/Agent';
import { Cube } from '../art/Cube';
import { RegionBadge } from '../art/Emblem';
import css from './MapList.module.css';
import type { CityOnMap } from './standing';

interface MapListProps {
  cities: readonly CityOnMap[];
  regions: readonly { id: RegionId; name: string; card: string | null }[];
  /** Returns why a city cannot be chosen, or null if it can. */
  why(city: CityId): string | null;
  onCity?: ((city: CityId) => void) | undefined;
}

/** The map as a list: regions in order, two cities per row, with their Agents and cubes. */
export function MapList({ cities, regions, why, onCity }: MapListProps) {
  return (
    <ol className={css.list}>
      {regions.map((region) => (
        <li key={region.id}>
          <h2>
            <RegionBadge region={region.id} />
            <b>{region.name}</b>
            {region.card && <span>{region.card}</span>}
          </h2>
          <ul>
            {cities
              .filter((city) => city.region === region.id)
              .map((city) => (
                <li key={city.id}>
                  <Row city={city} why={city.lit === false ? why(city.id) : null} onPress={onCity} />
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface RowProps {
  city: CityOnMap;
  why: string | null;
  onPress: MapListProps['onCity'];
}

function Row({ city, why, onPress }: RowProps) {
  const { id, name, agents, cubes, lit, said } = city;
  return (
    <button
      type="button"
      className={cx(lit === true && css.lit, lit === false && css.dim)}
      aria-disabled={lit === false || undefined}
      data-coach={lit ? `city:${id}` : undefined}
      onClick={() => onPress?.(id)}
    >
      <span className={css.words}>
        <span className="sr">{said} </span>
        <b aria-hidden="true">{name}</b>
        {why && <i>{why}</i>}
      </span>
      <span className={css.here}>
        {agents.map(({ key, colour }) => (
          <Agent key={key} colour={colour} width="22" height="30" />
        ))}
        {cubes.map((colour) => (
          <Cube key={colour} colour={colour} width="16" height="17" />
        ))}
      </span>
    </button>
  );
}
