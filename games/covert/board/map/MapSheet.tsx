import { cx, IconButton, useRoving } from 'hush/board';
import { Minus, Plus } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { CityId, RegionId } from '../../state';
import { RegionBadge } from '../art/Emblem';
import parts from '../parts.module.css';
import type { RegionPlace } from '../table/roomy';
import type { Point } from './camera';
import { europe } from './europe';
import { hitOf } from './hits';
import css from './MapSheet.module.css';
import { Pieces } from './Pieces';
import { Pins, RouteLayer } from './Pins';
import { Print } from './Print';
import { placeOf } from './routes';
import type { CityOnMap, Leg, Tip } from './standing';
import { mapText } from './text';
import { useFrame } from './useFrame';
import type { Trip } from './useHop';
import { usePanZoom } from './usePanZoom';

export interface MapSheetProps {
  /** Cities sorted by region, in the order in which screen readers read them. */
  cities: readonly CityOnMap[];
  regions: readonly { id: RegionId; name: string }[];
  /** The steps of the chosen route. */
  legs?: readonly Leg[] | undefined;
  tip?: Tip | null | undefined;
  /** Recent routes of Agents from the log, newest last. The Agents are animated along them. */
  trips?: readonly Trip[] | undefined;
  /** Key of an Agent that is hidden here because the current scene draws it. */
  away?: string | null | undefined;
  /** A scene to draw above all pieces. Its coordinates are in map units. */
  scene?: ReactNode;
  /** Cities that a phone in portrait keeps in view, unless the player has moved the map. */
  frame?: readonly CityId[] | undefined;
  /** Cities that are in view when the phone's map opens, if `focus` is missing. */
  home?: readonly CityId[] | undefined;
  /** Whether Agents are picked below the map. A small phone then gives the height of the regions' badges to the map. */
  isMoving?: boolean | undefined;
  /** City that the phone's map scrolls to whenever this prop changes. If missing, the map does not scroll. */
  focus?: CityId | null | undefined;
  onCity?: ((city: CityId) => void) | undefined;
  /** Called when the player presses a region's badge. If missing, the press scrolls the map to the region. */
  onRegion?: ((region: RegionId) => void) | undefined;
  /** Place of the regions' cards in this layout. With `none`, as on a stage, the map has neither cards nor controls. */
  cards: RegionPlace | 'none';
  /** The regions' cards, if they are on the map or its margin. Cards on the map move with it. */
  children?: ReactNode;
}

/** The point on which the map is centred if there is no city to show. */
const CENTRE = [460, 330] as const;
const NEARER = 1.3;
/** Zoom factor applied when a tap is about equally close to two pins. */
const APART = 1.7;

const pointOf = (city: CityId): Point => [placeOf(city).x, placeOf(city).y];

/** The printed map with its pieces. Players move it by finger, wheel and keys. */
export function MapSheet(props: MapSheetProps) {
  const {
    cities,
    regions,
    legs = [],
    tip = null,
    trips,
    away,
    scene,
    frame,
    home = [],
    isMoving,
    focus,
    onCity,
    onRegion,
    cards,
    children,
  } = props;
  // A phone shows a part of the map at a time. If the map is beside the rest of the table, all cities are visible.
  const isPart = cards === 'tab' && onRegion === undefined;
  const first = (focus ? [focus] : home).map(pointOf);
  const start = first.length > 0 ? first : [CENTRE];
  const all = cards === 'none' ? 'television' : 'cities';
  const view = usePanZoom(isPart || cards === 'sheet' ? start : all);
  const shown = useRef(focus);
  const { lookAt, closeUp } = view;
  useEffect(() => {
    if (isPart && focus && shown.current !== focus) closeUp(pointOf(focus));
    shown.current = focus;
  }, [isPart, focus, closeUp]);
  useFrame(view, isPart ? frame : undefined);
  const { group, onKeyDown } = useRoving<HTMLDivElement>('[data-lit]', (to) => {
    if (isPart) lookAt(pointOf(to.dataset.city as CityId));
  });
  const centre = (id: RegionId) => europe.regions.find((region) => region.id === id)?.centre ?? [500, 400];
  /** Selects the pin closest to a tap, or zooms in if two pins are about equally close. */
  const press = (city: CityId, event: MouseEvent) => {
    const at = event.detail === 0 ? null : view.pointAt(event);
    const hit = at && hitOf(at.point, at.scale);
    if (at && hit?.isClose && at.scale < 1) return view.zoomAt(APART, event);
    onCity?.(hit?.city ?? city);
  };
  const sheetTitle = cards === 'sheet' && (
    <div className={css.title} aria-hidden="true">
      <b>{mapText.sheet}</b>
      <i>{mapText.edition}</i>
    </div>
  );
  return (
    <div className={cx(css.sheet, cards === 'margin' && css.margined, isPart && isMoving && css.moving)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by arrow keys */}
      <section ref={view.pane} className={css.pane} aria-label={mapText.label} tabIndex={0} {...view.bind}>
        <div ref={view.layer} className={css.layer} data-pans={isPart || undefined}>
          <Print />
          <svg viewBox="0 0 1000 800" className={parts.full} aria-hidden="true">
            <RouteLayer legs={legs} />
            <Pins cities={cities} />
            <Pieces cities={cities} trips={trips} away={away} />
            {legs.map((leg, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a route grows at its end
              <Step key={index} at={leg.to} number={leg.step} isLast={leg.isLast} />
            ))}
            {tip && <TipBox {...tip} />}
            {scene}
          </svg>
          <div ref={group} role="toolbar" aria-label={mapText.cities} onKeyDown={onKeyDown}>
            {cities.map((city) => (
              <CityButton key={city.id} city={city} onPress={press} />
            ))}
          </div>
          {sheetTitle}
          {cards === 'sheet' && children}
        </div>
      </section>
      {cards === 'margin' && children}
      {cards === 'tab' ? (
        <div className={css.jump}>
          {regions.map((region) => (
            <button
              key={region.id}
              type="button"
              title={region.name}
              aria-label={onRegion ? mapText.cardOf(region.name) : mapText.goTo(region.name)}
              onClick={() => (onRegion ? onRegion(region.id) : closeUp(centre(region.id)))}
            >
              <RegionBadge region={region.id} />
            </button>
          ))}
        </div>
      ) : (
        cards !== 'none' && (
          <div className={css.zoom}>
            <IconButton look="raised" label={mapText.nearer} icon={<Plus />} onClick={() => view.zoom(NEARER)} />
            <IconButton look="raised" label={mapText.farther} icon={<Minus />} onClick={() => view.zoom(1 / NEARER)} />
          </div>
        )
      )}
    </div>
  );
}

/** A button for a city, drawn over the city's pieces. */
function CityButton({ city, onPress }: { city: CityOnMap; onPress(city: CityId, event: MouseEvent): void }) {
  const { x, y } = placeOf(city.id);
  const style = { left: `${x / 10}%`, top: `${y / 8}%` };
  return (
    <button
      type="button"
      className={css.city}
      style={style}
      // Keyboard users read the map as a list, so a city on the map is focusable only while it can be chosen.
      tabIndex={city.lit === true ? undefined : -1}
      data-city={city.id}
      data-coach={city.lit ? `city:${city.id}` : undefined}
      data-lit={city.lit === true || undefined}
      aria-label={city.said}
      aria-disabled={city.lit === false || undefined}
      onClick={(event) => onPress(city.id, event)}
    />
  );
}

/** Draws the number of a step on the chosen route. The last number is moved aside to make room for the Agent. */
function Step({ at, number, isLast }: { at: CityId; number: number; isLast: boolean }) {
  const { x, y } = placeOf(at);
  return (
    <g className={css.step} transform={`translate(${isLast ? x + 17 : x} ${isLast ? y + 12 : y})`}>
      <circle r={isLast ? 12 : 15} />
      <text>{number}</text>
    </g>
  );
}

function TipBox({ at, text }: Tip) {
  const { x, y } = placeOf(at);
  const width = text.length * 8.4 + 18;
  const left = x + 20 + width > 990 ? x - 20 - width : x + 20;
  return (
    <g className={css.tip} transform={`translate(${left + width / 2} ${y - 26})`}>
      <rect x={-width / 2} y="-16" width={width} height="31" rx="4" />
      <text y="5">{text}</text>
    </g>
  );
}
