import type { SVGProps } from 'react';
import type { Colour } from '../../state';
import { inkOf, Pip } from './marks';

interface AgentProps extends Pick<SVGProps<SVGSVGElement>, 'x' | 'y' | 'width' | 'height'> {
  colour: Colour;
  className?: string | undefined;
}

/** Draws an Agent as a figure in coat and hat, with the player's mark on the coat. */
export function Agent({ colour, ...rest }: AgentProps) {
  const { face, light, dark } = inkOf(colour);
  return (
    <svg viewBox="0 0 70 96" {...rest} aria-hidden="true">
      <ellipse cx="35" cy="86" rx="28" ry="9" opacity="0.35" />
      <g stroke="#14120e" strokeWidth="3">
        <path d="M11 84c0-22 5-36 13-42h22c8 6 13 20 13 42-6 5-42 5-48 0z" fill={face} />
        <path d="M35 43l-9 2 9 18 9-18z" fill={dark} strokeWidth="1.6" />
      </g>
      <path d="M11 84c0-22 5-36 13-42h5c-7 10-9 26-9 46z" fill={light} opacity="0.45" />
      <g stroke="#14120e" strokeWidth="3" strokeLinejoin="round">
        <circle cx="35" cy="32" r="13" fill="#f0d2ae" />
        <path d="M10 28c10-4 14-4 16-12 1-7 4-10 9-10s8 3 9 10c2 8 6 8 16 12-8 5-42 5-50 0z" fill={dark} />
      </g>
      <path d="M25 20q10 5 20 0" stroke={light} strokeWidth="3.5" fill="none" />
      <Pip colour={colour} x={35} y={73} r={8} />
    </svg>
  );
}
