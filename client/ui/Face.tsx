import type { CSSProperties, ReactNode } from 'react';
import { cx } from './cx';
import css from './Face.module.css';
import { useFace } from './faces';

/** The number of colours for faces (`--seat-0` and following). */
export const FACE_COLOURS = 12;

interface FaceProps {
  face: string;
  name: string;
  /** The person's colour. Default: the first colour. */
  colour?: number | undefined;
  /** The size: 32, 44 (default) or 64 px, or a CSS length. If undefined, a surrounding element can set `--face`. */
  size?: 'sm' | 'md' | 'lg' | `${number}rem` | undefined;
  bot?: boolean | undefined;
  away?: boolean | undefined;
  out?: boolean | undefined;
  turn?: boolean | undefined;
  /** True if the name is not shown beside the face. The picture then has the name as its alternative text. */
  alone?: boolean | undefined;
  /** A mark at the edge of the picture. Not shown at size `sm`, which is too small. */
  mark?: ReactNode;
  className?: string | undefined;
}

const SIZES = { sm: 'var(--size-face-sm)', md: 'var(--size-face)', lg: 'var(--size-face-lg)' };

/** Draws a face: in a circle for a person, and in a rounded square for a bot. */
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
