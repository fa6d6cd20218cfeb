import type { CSSProperties } from 'react';
import type { Seat } from '../../shared/ids';
import { cx } from './cx';
import css from './Face.module.css';
import { useFace } from './faces';

interface FaceProps {
  /** Seed of the drawing. */
  face: string;
  name: string;
  seat?: Seat | null | undefined;
  /** 32, 44 (usual) or 64 pixels, or a length; without it a style may set `--f`. */
  size?: 'sm' | 'md' | 'lg' | `${number}rem` | undefined;
  bot?: boolean | undefined;
  away?: boolean | undefined;
  out?: boolean | undefined;
  turn?: boolean | undefined;
  /** No name stands beside it: the picture says who it is. */
  alone?: boolean | undefined;
  className?: string | undefined;
}

const SIZES = { sm: 'var(--size-face-sm)', md: 'var(--size-face)', lg: 'var(--size-face-lg)' };

/** A person is round, a bot a rounded square. */
export function Face({ face, name, seat = null, size, bot, away, out, turn, alone, className }: FaceProps) {
  const picture = useFace(face);
  const style = {
    ...(size && { '--f': size in SIZES ? SIZES[size as keyof typeof SIZES] : size }),
    '--seat': `var(--seat-${seat ?? colourOf(face)})`,
  } as CSSProperties;
  const look = cx(css.face, bot && css.bot, away && css.away, out && css.out, turn && css.turn, className);
  return (
    <span className={look} style={style}>
      {picture ? (
        <img src={picture} alt="" draggable={false} />
      ) : (
        <span className={css.letter} aria-hidden="true">
          {[...name.trim()][0]?.toUpperCase() ?? '?'}
        </span>
      )}
      {alone && <bdi className="sr">{name}</bdi>}
    </span>
  );
}

/** People without a seat get one of the seats' colours as well. */
function colourOf(seed: string): number {
  return [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 12, 7);
}
