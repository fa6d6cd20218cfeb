import { Check } from 'lucide-react';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { missionOf, needsOf } from '../../content/cards';
import type { CityId } from '../../state';
import { NeedSign, needName } from '../art/MissionSlip';
import { inkOf } from '../art/marks';
import { placeOf } from '../map/routes';
import { casingOf } from './FlightScene';
import type { Plays } from './play';
import css from './scenes.module.css';
import { scenesText } from './text';

/** Draws rings around the cities whose Agents paid for the mission, in map units. */
export function PaidCities({ seat, cities }: Plays['mission']) {
  const colours = { '--owner': inkOf(seat).face, '--casing': casingOf(seat) } as CSSProperties;
  return (
    <g style={colours}>
      {cities.map((city) => (
        <circle key={city} cx={placeOf(city).x} cy={placeOf(city).y} r="27" className={css.paid} />
      ))}
    </g>
  );
}

interface Thread {
  city: CityId;
  d: string;
  end: [x: number, y: number];
}

/**
 * Shows the mission over the map. Lines connect its requirements to the cities whose Agents paid for them. Then a stamp
 * falls on the mission.
 */
export function MissionScene({ mission, cities }: Plays['mission']) {
  const root = useRef<HTMLDivElement>(null);
  const [threads, setThreads] = useState<readonly Thread[]>([]);
  useLayoutEffect(() => {
    const box = root.current?.getBoundingClientRect();
    if (!box) return;
    setThreads(cities.flatMap((city) => threadTo(root.current, box, city)));
  }, [cities]);
  return (
    <div ref={root} className={css.mission} aria-hidden="true">
      <svg className={css.threads} aria-hidden="true">
        {threads.map(({ city, d, end: [x, y] }, index) => (
          <g key={city} style={{ '--after': `${260 + index * 90}ms` } as CSSProperties}>
            <path d={d} pathLength="1" className={css.thread} />
            <circle cx={x} cy={y} r="5" className={css.knot} />
          </g>
        ))}
      </svg>
      <div className={css.paper}>
        <b>{missionOf(mission).name}</b>
        <ul>
          {needsOf(mission).map((need, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: printed requirements never change their order
              key={at}
              data-need={need.kind === 'city' ? need.id : undefined}
              style={{ '--after': `${440 + at * 90}ms` } as CSSProperties}
            >
              <NeedSign need={need} />
              <span>{needName(need)}</span>
              <Check className={css.check} />
            </li>
          ))}
        </ul>
        <span className={css.stamp}>{scenesText.completed}</span>
      </div>
    </div>
  );
}

/** Returns the line from a requirement on the mission to its city, or an empty list if either is not on screen. */
function threadTo(root: Element | null, box: DOMRect, city: CityId): Thread[] {
  const line = root?.querySelector(`[data-need="${city}"]`)?.getBoundingClientRect();
  const pin = document.querySelector(`[data-city="${city}"]`)?.getBoundingClientRect();
  if (!line || !pin || pin.width === 0) return [];
  const [fromX, fromY] = [line.right - box.left, line.top + line.height / 2 - box.top];
  const [x, y] = [pin.left + pin.width / 2 - box.left, pin.top + pin.height / 2 - box.top];
  const sag = 30 + Math.abs(x - fromX) * 0.06;
  return [{ city, d: `M${fromX} ${fromY}Q${(fromX + x) / 2} ${(fromY + y) / 2 + sag} ${x} ${y}`, end: [x, y] }];
}
