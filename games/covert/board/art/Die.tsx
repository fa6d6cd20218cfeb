import { type CSSProperties, type SVGProps, useId } from 'react';
import type { Colour } from '../../state';
import { inkOf, Pip } from './marks';

/** Positions of the pips on each face of a die. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [29, 29],
    [71, 71],
  ],
  3: [
    [27, 27],
    [50, 50],
    [73, 73],
  ],
  4: [
    [29, 29],
    [71, 29],
    [29, 71],
    [71, 71],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [29, 24],
    [71, 24],
    [29, 50],
    [71, 50],
    [29, 76],
    [71, 76],
  ],
};

interface DieProps extends Pick<SVGProps<SVGSVGElement>, 'x' | 'y' | 'width' | 'height'> {
  face: number;
  colour: Colour;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Draws a die with a slightly hollow face and a visible side. Its pips have the shape of the player's mark. */
export function Die({ face, colour, ...rest }: DieProps) {
  const id = useId();
  const ink = inkOf(colour);
  return (
    <svg viewBox="0 0 100 108" {...rest} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}e`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={ink.light} />
          <stop offset="0.35" stopColor={ink.face} />
        </linearGradient>
        <radialGradient id={`${id}d`} cx="0.42" cy="0.36" r="0.75">
          <stop offset="0" stopColor={ink.light} stopOpacity="0.65" />
          <stop offset="0.7" stopColor={ink.face} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect x="2" y="8" width="96" height="98" rx="21" fill={ink.dark} />
      <rect x="2" y="2" width="96" height="97" rx="21" fill={`url(#${id}e)`} />
      <rect x="10" y="9" width="80" height="82" rx="27" fill={ink.face} />
      <rect x="10" y="9" width="80" height="82" rx="27" fill={`url(#${id}d)`} />
      {PIPS[face]?.map(([x, y]) => (
        <Pip key={`${x} ${y}`} colour={colour} x={x} y={y} r={9.4} />
      ))}
    </svg>
  );
}
