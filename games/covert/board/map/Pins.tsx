import { cx } from 'hush/board';
import { Pin } from '../art/Pin';
import css from './Pins.module.css';
import { placeOf, routePath } from './routes';
import type { CityOnMap, Leg } from './standing';

/** Draws each city as a pin in the region's tint with its name, and a halo if the city can be chosen. */
export function Pins({ cities }: { cities: readonly CityOnMap[] }) {
  return (
    <>
      {cities.map(({ id, region, lit, isAt }) => {
        const { x, y } = placeOf(id);
        return (
          <g key={id} transform={`translate(${x} ${y})`} className={cx((lit === false || isAt === false) && css.dim)}>
            {lit === true && (
              <>
                <circle className={css.halo} r="31" />
                <circle className={css.ring} r="22" />
              </>
            )}
            <Pin region={region} />
          </g>
        );
      })}
      {cities.map(({ id, name, lit, isAt }) => {
        const { x, y, label } = placeOf(id);
        return (
          <text
            key={id}
            x={x + label.dx}
            y={y + label.dy}
            textAnchor={label.anchor}
            className={cx(
              css.name,
              (lit === true || isAt === true) && css.bold,
              (lit === false || isAt === false) && css.dim,
            )}
          >
            {name}
          </text>
        );
      })}
    </>
  );
}

/** Draws the chosen route on top of the printed lines. */
export function RouteLayer({ legs }: { legs: readonly Leg[] }) {
  return legs.map(({ from, to, step }) => (
    <path key={`${step} ${from} ${to}`} className={css.way} d={routePath(from, to)} />
  ));
}
