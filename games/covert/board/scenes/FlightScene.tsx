import { useReducedMotion } from 'hush/board';
import type { Seat } from 'hush/game';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { Agent } from '../art/Agent';
import { Cube } from '../art/Cube';
import { inkOf } from '../art/marks';
import { placeOf, pointsAlong, routePath } from '../map/routes';
import type { Plays } from './play';
import css from './scenes.module.css';

const STEP = 380;
const AGENT = { width: 36, height: 49.4 };

/** Draws an Agent's route in map units: numbered steps, a ghost of the Agent at the start, and a ring at the end. */
export function FlightScene({ seat, path, found }: Plays['flight']) {
  const rider = useRef<SVGGElement>(null);
  const isStill = useReducedMotion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the animation runs once
  useLayoutEffect(() => {
    if (isStill) return;
    const frames = pointsAlong(path).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    rider.current?.animate?.(frames, { duration: STEP * (path.length - 1), fill: 'forwards' });
  }, []);
  const steps = path.slice(1);
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last) return null;
  const { face, pip } = inkOf(seat);
  const start = placeOf(first);
  const end = placeOf(last);
  const colours = { '--owner': face, '--owner-ink': pip, '--casing': casingOf(seat) } as CSSProperties;
  return (
    <g className={css.flight} style={colours}>
      <Ways path={path} className={css.under} />
      <Ways path={path} className={css.flown} />
      <circle cx={end.x} cy={end.y} r="27" className={css.stands} style={after(steps.length - 1)} />
      <g className={css.ghost}>
        <Agent colour={seat} x={start.x - 18} y={start.y - 40} {...AGENT} />
      </g>
      <g ref={rider} style={{ transform: `translate(${end.x}px, ${end.y}px)` }}>
        <Agent colour={seat} x={-18} y={-40} {...AGENT} />
      </g>
      {steps.map((city, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a route may pass a city twice
        <g key={index} className={css.step} style={after(index)}>
          <circle cx={placeOf(city).x} cy={placeOf(city).y + 22} r="13" />
          <text x={placeOf(city).x} y={placeOf(city).y + 22}>
            {index + 1}
          </text>
        </g>
      ))}
      {found.map((colour, index) => (
        <g key={colour} className={css.lifted} style={after(steps.length - 1)}>
          <Cube colour={colour} x={end.x + 14 + index * 22} y={end.y - 58} width="30" height="32" />
        </g>
      ))}
    </g>
  );
}

/** Returns the outline colour of a seat's routes. Routes in a light colour need a dark outline on the printed map. */
export const casingOf = (seat: Seat) => (seat === LIGHT ? '#3a3226' : '#fff3d6');
const LIGHT = '0';

const after = (step: number) => ({ '--after': `${(step + 1) * STEP}ms` }) as CSSProperties;

function Ways({ path, className }: { path: Plays['flight']['path']; className: string | undefined }) {
  return path.slice(1).map((city, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: a route may pass a city twice
      key={index}
      className={className}
      pathLength="1"
      style={after(index - 1)}
      d={routePath(path[index] ?? city, city)}
    />
  ));
}
