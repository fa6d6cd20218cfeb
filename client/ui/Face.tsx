import type { CSSProperties, ReactNode } from 'react';
import { cx } from './cx';
import css from './Face.module.css';
import { useFace } from './faces';

/** How many colours faces have: `--seat-0` and on. */
export const FACE_COLOURS = 12;

interface FaceProps {
  /** Seed of the drawing. */
  face: string;
  name: string;
  /** The person's colour, the same everywhere; left out: the first. */
  colour?: number | undefined;
  /** 32, 44 (usual) or 64 pixels, or a length; without it a style may set `--f`. */
  size?: 'sm' | 'md' | 'lg' | `${number}rem` | undefined;
  bot?: boolean | undefined;
  away?: boolean | undefined;
  out?: boolean | undefined;
  turn?: boolean | undefined;
  /** No name stands beside it: the picture says who it is. */
  alone?: boolean | undefined;
  /** Stands at the edge of a picture of the usual or a styled size, or a large one. */
  mark?: ReactNode;
  className?: string | undefined;
}

const SIZES = { sm: 'var(--size-face-sm)', md: 'var(--size-face)', lg: 'var(--size-face-lg)' };

/** A person is round, a bot a rounded square. */
export function Face({ face, name, colour = 0, size, bot, away, out, turn, alone, mark, className }: FaceProps) {
  const picture = useFace(face);
  const style = {
    ...(size && { '--f': size in SIZES ? SIZES[size as keyof typeof SIZES] : size }),
    '--seat': `var(--seat-${colour})`,
  } as CSSProperties;
  const look = cx(css.face, bot && css.bot, away && css.away, out && css.out, turn && css.turn, className);
  const drawing = picture ? (
    <img src={picture} alt="" draggable={false} />
  ) : (
    <span className={css.letter} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  );
  return (
    <span className={look} style={style}>
      {mark && (!size || size === 'lg') ? (
        <>
          <span className={css.picture}>{drawing}</span>
          {mark}
        </>
      ) : (
        drawing
      )}
      {alone && (
        <bdi translate="no" className="sr">
          {name}
        </bdi>
      )}
    </span>
  );
}
