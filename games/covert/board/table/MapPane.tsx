import { useStore } from '@nanostores/react';
import { cx, nameOf, useShape } from 'hush/board';
import { byCode, type LogEntry, seatIn } from 'hush/game';
import { List, Map as MapIcon } from 'lucide-react';
import { atom } from 'nanostores';
import { useMemo, useState } from 'react';
import { agencyOf } from '../../content/cards';
import { regionOf } from '../../content/map';
import { openCard } from '../../legal/hand';
import type { CityId, RegionId } from '../../state';
import { RegionCard } from '../cards/PublicCards';
import { TakeSheet } from '../cards/TakeSheet';
import { MapList } from '../map/MapList';
import { MapSheet } from '../map/MapSheet';
import { citiesOnMap } from '../map/standing';
import { mapText } from '../map/text';
import type { Trip } from '../map/useHop';
import { endsOf } from '../moving/plan';
import type { Moving } from '../moving/useMoving';
import { type Props, playerOf } from '../props';
import { MissionScene } from '../scenes/MissionScene';
import { SceneOnMap } from '../scenes/SceneOnMap';
import { citiesOf, useCovertScene } from '../scenes/useScene';
import css from './MapPane.module.css';
import { useRegionPlace } from './roomy';

/** The regions from north to south. */
export const ORDER: readonly RegionId[] = ['blue', 'purple', 'green', 'yellow', 'red', 'orange'];

export interface Choosing {
  lit: ReadonlySet<CityId>;
  why(city: CityId): string;
}

/** Whether the map is shown as a list. Kept while the player looks at other tabs. */
const $listed = atom(false);

/** Number of latest log lines that are searched for the routes of the last move. */
export const RECENT = 8;

/** Returns the routes in a log entry, or an empty list if the entry is not a move. */
export const tripOf = (entry: LogEntry): Trip[] => byCode(TRIPS, entry) ?? [];

const TRIPS = { moved: ({ path }: { path: Trip }) => [path] };

/** Returns the city where this seat's last move or flight ended, or null if these log lines have none. */
function arrivalOf(facts: readonly LogEntry[], seat: Props['seat']): CityId | null {
  const last = facts.findLast((entry) => entry.code in ENDS && seatIn(entry) === seat);
  return (last && byCode(ENDS, last)) ?? null;
}

const ENDS: Readonly<Record<string, (facts: never) => CityId | undefined>> = {
  moved: ({ path }: { path: Trip }) => path.at(-1),
  flew: ({ to }: { to: CityId }) => to,
};

interface MapPaneProps extends Props {
  moving: Moving | null;
  /** State of choosing a city for a flight, or null if the player is not choosing one. */
  choosing: Choosing | null;
  picked: number | null;
  onCity(city: CityId): void;
}

/** Shows the map, either drawn or as a list. */
export function MapPane(props: MapPaneProps) {
  const { view, seat, people, facts, moving, choosing, picked, onCity } = props;
  const cards = useRegionPlace();
  // A phone has a cards tab. Other layouts without room for the cards open a card when the player presses its region's
  // badge.
  const hasSigns = useShape() !== 'phone' && cards === 'tab';
  const [open, setOpen] = useState<RegionId | null>(null);
  const isList = useStore($listed);
  const lit = moving?.lit ?? choosing?.lit ?? null;
  const standing = useMemo(() => (moving ? endsOf(moving.plan) : undefined), [moving]);
  const cities = useMemo(
    () => citiesOnMap(view, seat, nameOf(people), { lit, standing, picked }),
    [view, seat, people, lit, standing, picked],
  );
  const scene = useCovertScene();
  const concerned = useMemo(() => citiesOf(scene), [scene]);
  const shown =
    concerned.length === 0 ? cities : cities.map((city) => ({ ...city, isAt: concerned.includes(city.id) }));
  const regions = ORDER.map((id) => ({
    id,
    name: regionOf(id).name,
    card: mapText.card(agencyOf(openCard(view, id)).equipment),
  }));
  const trips = useMemo(() => facts.slice(-RECENT).flatMap(tripOf), [facts]);
  const agents = playerOf(view, seat)?.agents ?? [];
  const arrival = useMemo(() => arrivalOf(facts.slice(-RECENT), seat), [facts, seat]);
  const why = moving?.why ?? choosing?.why ?? (() => null);
  const earned = new Set(moving?.events.flatMap((event) => (event.kind === 'pair' ? [event.region] : [])));
  return (
    <section className={cx(css.map, isList && css.listed)} aria-label={mapText.map}>
      <fieldset className={css.how}>
        <legend className="sr">{mapText.how}</legend>
        <button type="button" aria-pressed={!isList} onClick={() => $listed.set(false)}>
          <MapIcon />
          {mapText.map}
        </button>
        <button type="button" aria-pressed={isList} onClick={() => $listed.set(true)}>
          <List />
          {mapText.list}
        </button>
      </fieldset>
      {isList ? (
        <MapList cities={cities} regions={regions} why={why} onCity={onCity} />
      ) : (
        <MapSheet
          key={`${cards} ${hasSigns}`}
          cards={cards}
          cities={shown}
          regions={regions}
          away={scene?.kind === 'flight' ? `${scene.play.seat} ${scene.play.agent}` : null}
          scene={<SceneOnMap />}
          frame={concerned}
          legs={moving?.legs}
          tip={moving?.tip}
          trips={trips}
          home={lit === null ? agents : agents.slice(0, 1)}
          isMoving={moving !== null}
          focus={picked === null ? arrival : agents[picked]}
          onCity={onCity}
          onRegion={hasSigns ? setOpen : undefined}
        >
          {(cards === 'sheet' || cards === 'margin') && (
            <ul className={cx(css.spaces, css[cards], cards === 'sheet' && concerned.length > 0 && css.folded)}>
              {ORDER.map((region) => (
                <li
                  key={region}
                  className={cx(css[region], moving !== null && (earned.has(region) ? css.earned : css.dim))}
                >
                  <RegionCard {...props} region={region} small={cards === 'margin'} />
                </li>
              ))}
            </ul>
          )}
        </MapSheet>
      )}
      {scene?.kind === 'mission' && <MissionScene key={scene.key} {...scene.play} />}
      {open !== null && (
        <TakeSheet {...props} taking={{ kind: 'agency', region: open }} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}
