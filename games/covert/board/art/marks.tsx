import { must } from 'hush/game';
import type { Colour } from '../../state';

interface Ink {
  name: string;
  face: string;
  light: string;
  dark: string;
  pip: string;
}

/** Each seat's colour and mark: bone with dots, coal with triangles, teal with squares, rose with crosses. */
const INKS: Readonly<Record<Colour, Ink>> = {
  0: { name: 'bone', face: '#f4ecd8', light: '#ffffff', dark: '#a8987a', pip: '#22201b' },
  1: { name: 'coal', face: '#2a3034', light: '#59646b', dark: '#0b0e10', pip: '#f4ecd8' },
  2: { name: 'teal', face: '#18a39a', light: '#57d6cb', dark: '#0a5f59', pip: '#03211f' },
  3: { name: 'rose', face: '#d83f7a', light: '#ff86b2', dark: '#861d48', pip: '#fff4f8' },
};

export const inkOf = (colour: Colour): Ink => must(INKS[colour], `the colour ${colour}`);

interface PipProps {
  colour: Colour;
  x: number;
  y: number;
  r: number;
}

/** Draws a player's mark. Its shape tells players apart without colour. */
export function Pip({ colour, x, y, r }: PipProps) {
  const fill = inkOf(colour).pip;
  if (colour === '0') return <circle cx={x} cy={y} r={r} fill={fill} />;
  if (colour === '1') return <path d={`M${x} ${y - 1.1 * r}l${1.08 * r} ${1.92 * r}h${-2.16 * r}z`} fill={fill} />;
  if (colour === '2') {
    return <rect x={x - 0.88 * r} y={y - 0.88 * r} width={1.76 * r} height={1.76 * r} rx={1} fill={fill} />;
  }
  const arm = 0.62 * r;
  const bar = 0.76 * r;
  const turns = `h${arm}v${-arm}h${bar}v${arm}h${arm}v${bar}h${-arm}v${arm}h${-bar}v${-arm}h${-arm}z`;
  return <path d={`M${x - r} ${y - bar / 2}${turns}`} fill={fill} />;
}

/** A player's mark on a small plate, beside the name. */
export function Mark({ colour, className }: { colour: Colour; className?: string | undefined }) {
  const { face, dark } = inkOf(colour);
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      <rect x="2" y="2" width="36" height="36" rx="7" fill={face} stroke={dark} strokeWidth="3" />
      <Pip colour={colour} x={20} y={20} r={9} />
    </svg>
  );
}
