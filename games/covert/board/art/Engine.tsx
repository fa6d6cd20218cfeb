import { cx, useRoving } from 'hush/board';
import { ArrowUpDown } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import parts from '../parts.module.css';
import styles from './Engine.module.css';
import { engineText } from './text';

/** Number of tiles per row. Positions 0 to 5 are in the top row, 6 to 11 in the bottom row. */
const ROW = 6;
const TOP = [0, 1, 2, 3, 4, 5];
const BOTTOM = [6, 7, 8, 9, 10, 11];

export interface TileLook {
  value: number;
  /** The die that covers the tile. */
  die?: ReactNode;
  dieLabel?: string | undefined;
  /** Whether one of the seat's codes matches at this tile. Set only while the player holds the codes open. */
  lamp?: boolean | undefined;
  /** Whether tapping the tile is legal. */
  lit?: boolean | undefined;
  chosen?: boolean | undefined;
  /** Value of the `data-coach` attribute, by which the coach finds the tile. */
  mark?: string | undefined;
  /** The tile's position before the last swap. */
  from?: number | undefined;
}

interface EngineProps {
  tiles: readonly TileLook[];
  /** A key that changes with each swap, which restarts the slide animation. */
  swap: number;
  /** Positions of the two tiles that were swapped last in this step, or null. */
  swapped: readonly number[] | null;
  onTile?: ((position: number) => void) | undefined;
  foot?: ReactNode;
}

/** Draws the cipher engine. Each tile is a drum behind a window, and wires connect the tiles that may be swapped. */
export function Engine({ tiles, swap, swapped, onTile, foot }: EngineProps) {
  const { group, onKeyDown } = useRoving<HTMLDivElement>('button[data-tile]');
  const glows = (a: number, b: number) => swapped?.includes(a) === true && swapped.includes(b);
  const row = (positions: readonly number[], name: string) => (
    <div className={styles.row}>
      {positions.map((position) => {
        const look = tiles[position];
        if (!look) return null;
        const label = engineText.tile(name, (position % ROW) + 1, look.value, look.dieLabel ?? null);
        return (
          <Tile
            key={look.from === undefined ? position : `${position} ${swap}`}
            {...look}
            position={position}
            label={label}
            onPress={onTile && (() => onTile(position))}
          />
        );
      })}
    </div>
  );
  const rows = (
    <>
      {row(TOP, engineText.top)}
      <div className={styles.links} aria-hidden="true">
        {TOP.map((column) => (
          <span key={column} className={glows(column, column + ROW) ? styles.on : undefined}>
            <ArrowUpDown />
          </span>
        ))}
      </div>
      {row(BOTTOM, engineText.bottom)}
    </>
  );
  return (
    <section className={styles.engine} aria-label={engineText.name}>
      <header className={styles.head}>
        <span className={styles.plate}>{engineText.plate}</span>
        <span className={styles.vents} aria-hidden="true" />
        <span className={styles.serial} aria-hidden="true">
          {engineText.serial}
        </span>
      </header>
      <div className={styles.body}>
        <svg
          className={cx(parts.full, styles.wires)}
          viewBox="0 0 660 300"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={glows(0, 5) ? styles.hot : undefined} d="M55 24V10H605V24" />
          <path className={glows(6, 11) ? styles.hot : undefined} d="M55 276V290H605V276" />
          <path d="M55 86H605M55 214H605" />
        </svg>
        {onTile ? (
          <div ref={group} role="toolbar" aria-label={engineText.tiles} onKeyDown={onKeyDown}>
            {rows}
          </div>
        ) : (
          rows
        )}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}

interface TileProps extends TileLook {
  position: number;
  label: string;
  onPress?: (() => void) | undefined;
}

function Tile({ value, die, lamp, lit, chosen, mark, from, position, label, onPress }: TileProps) {
  const isSlid = from !== undefined;
  const look = cx(styles.tile, lamp && styles.run, lit && styles.lit, chosen && styles.chosen, isSlid && styles.slid);
  const inside = (
    <>
      <span className="sr">{label}</span>
      <Drum value={value} />
      {die && <span className={styles.die}>{die}</span>}
      <span className={styles.bulb} aria-hidden="true" />
    </>
  );
  const style = from === undefined ? undefined : slide(from, position);
  if (!onPress) {
    return (
      <span className={look} style={style} data-tile={position}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={look}
      style={style}
      aria-pressed={chosen === true}
      data-tile={position}
      data-coach={mark}
      onClick={onPress}
    >
      {inside}
    </button>
  );
}

const wrap = (value: number) => ((value + 5) % 6) + 1;

function Drum({ value }: { value: number }) {
  return (
    <span className={styles.drum} aria-hidden="true">
      <i data-decor>{wrap(value - 1)}</i>
      <b>{value}</b>
      <i data-decor>{wrap(value + 1)}</i>
    </span>
  );
}

/** Returns how far a tile slides from its old position, in columns and rows. */
function slide(from: number, to: number): CSSProperties {
  const columns = (from % ROW) - (to % ROW);
  const rows = Math.floor(from / ROW) - Math.floor(to / ROW);
  return { '--columns': columns, '--rows': rows } as CSSProperties;
}
