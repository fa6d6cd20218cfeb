import { cx } from 'hush/board';
import { memo, useId } from 'react';
import type { RegionId } from '../../state';
import { RegionEmblem } from '../art/Emblem';
import parts from '../parts.module.css';
import { europe } from './europe';
import css from './Print.module.css';
import { routePath } from './routes';
import { mapText } from './text';

const EMBLEM = 34;

/** A fill pattern for each region, so that regions can be told apart without colour. */
const PATTERNS: Readonly<Record<RegionId, string>> = {
  purple: 'M-2 12L12 -2M4 18L18 4',
  green: 'M1.5 3a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM8.5 10a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z',
  orange: 'M-2 2L12 16M4 -4L18 10',
  blue: 'M0 4q3.5 -4 7 0t7 0M0 11q3.5 -4 7 0t7 0',
  yellow: 'M3.5 0V14M10.5 0V14',
  red: 'M7 3v8M3 7h8',
};

/** The seas, each with its centre, rotation in degrees, and font size. */
const SEAS: readonly [sea: keyof typeof mapText.seas, x: number, y: number, turn: number, size: number][] = [
  ['north', 372, 214, -8, 17],
  ['atlantic', 126, 128, -20, 19],
  ['mediterranean', 300, 664, 4, 17],
  ['black', 886, 540, 4, 17],
  ['biscay', 178, 470, -18, 14],
];

/** Width and opacity of the soft lines along the coast. */
const SHORE: readonly [width: number, opacity: number][] = [
  [26, 0.1],
  [16, 0.14],
  [7, 0.25],
];

const FOLDS = 'M333 -20V820M667 -20V820M-20 267H1020M-20 533H1020';

/** The printed map, without pieces. It never changes, so it is drawn once as one layer. */
export const Print = memo(function Print() {
  const id = useId();
  const { paths, regions, edges } = europe;
  const ref = (name: string) => `#${id}${name}`;
  return (
    <svg viewBox="0 0 1000 800" className={cx(parts.full, css.print)} aria-hidden="true">
      <defs>
        <path id={`${id}coast`} d={paths.coast} />
        {regions.map((region) => (
          <Ink key={region.id} id={id} region={region.id} path={region.path} />
        ))}
      </defs>
      <rect x="-20" y="-20" width="1040" height="840" className={css.sea} />
      <path className={css.graticule} d={paths.graticule} />
      <g className={css.shore}>
        {SHORE.map(([width, opacity]) => (
          <use key={width} href={ref('coast')} strokeWidth={width} opacity={opacity} />
        ))}
      </g>
      <path className={css.neutral} d={paths.neutral} />
      {regions.map((region) => (
        <g key={region.id}>
          <use href={ref(region.id)} fill={`var(--r-${region.id})`} opacity="0.8" />
          <use href={ref(region.id)} fill={`url(${ref(`pattern-${region.id}`)})`} opacity="0.3" />
          <g clipPath={`url(${ref(`clip-${region.id}`)})`}>
            <use href={ref(region.id)} className={css.edge} stroke={`var(--r-${region.id}-ink)`} />
          </g>
        </g>
      ))}
      <path className={css.borders} d={paths.borders} />
      <path className={css.borders} d={paths.innerBorder} strokeDasharray="4 3" />
      <use href={ref('coast')} className={css.coast} />
      <g className={css.seas} data-decor>
        {SEAS.map(([sea, x, y, turn, size]) => (
          <text key={sea} transform={`translate(${x} ${y}) rotate(${turn})`} fontSize={size}>
            {mapText.seas[sea]}
          </text>
        ))}
      </g>
      {regions.map(({ id: region, emblem: [x, y] }) => (
        <svg
          key={region}
          x={x - EMBLEM / 2}
          y={y - EMBLEM / 2}
          width={EMBLEM}
          height={EMBLEM}
          color={`var(--r-${region}-ink)`}
          className={css.emblem}
          aria-hidden="true"
        >
          <RegionEmblem region={region} />
        </svg>
      ))}
      <path className={css.fold} d={FOLDS} />
      <path className={css.foldLight} d={FOLDS} />
      {edges.map((edge) => (
        <path key={`${edge.a} ${edge.b}`} className={css.casing} d={routePath(edge.a, edge.b)} />
      ))}
      {edges.map((edge) => (
        <path
          key={`${edge.a} ${edge.b}`}
          className={edge.kind === 'sea' ? css.dashed : css.route}
          d={routePath(edge.a, edge.b)}
        />
      ))}
    </svg>
  );
});

function Ink({ id, region, path }: { id: string; region: RegionId; path: string }) {
  const ink = `var(--r-${region}-ink)`;
  return (
    <>
      <path id={`${id}${region}`} d={path} />
      <clipPath id={`${id}clip-${region}`}>
        <use href={`#${id}${region}`} />
      </clipPath>
      <pattern id={`${id}pattern-${region}`} width="14" height="14" patternUnits="userSpaceOnUse">
        {region === 'green' ? (
          <path d={PATTERNS[region]} fill={ink} />
        ) : (
          <path d={PATTERNS[region]} fill="none" stroke={ink} strokeWidth="1.5" />
        )}
      </pattern>
    </>
  );
}
