import type { SVGProps } from 'react';
import type { Colour } from '../../state';
import { inkOf, Pip } from './marks';

interface CubeProps extends Pick<SVGProps<SVGSVGElement>, 'x' | 'y' | 'width' | 'height'> {
  colour: Colour;
  className?: string | undefined;
}

const OUTLINE = 'M30 2l27 13v31L30 62 3 46V15z';

/** Draws an intel cube, with the player's mark on its lit side. */
export function Cube({ colour, ...rest }: CubeProps) {
  const { face, light, dark } = inkOf(colour);
  return (
    <svg viewBox="0 0 60 64" {...rest} aria-hidden="true">
      <path d={OUTLINE} fill={dark} />
      <path d="M30 2l27 13-27 14L3 15z" fill={light} />
      <path d="M30 29l27-14v31L30 62z" fill={face} />
      <g transform="translate(43.5 39) skewY(-28) scale(0.9)">
        <Pip colour={colour} x={0} y={0} r={9} />
      </g>
      <path d={OUTLINE} fill="none" stroke="#1a1712" strokeWidth="2.4" strokeLinejoin="round" />
    </svg>
  );
}
