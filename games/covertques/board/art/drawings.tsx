import { Bug, Handshake, KeyRound, Terminal, User } from 'lucide-react';
import { type ComponentType, useId } from 'react';
import type { Role, Die as Value } from '../../state';
import styles from './drawings.module.css';
import { SEAL } from './seal';

/** The game's name on its screens. */
export function Logo() {
  return <span className={styles.logo}>Covert Ques</span>;
}

/** The wax seal on the envelope. `cracked` is used only in the replay. */
export function WaxSeal({ cracked = false, className }: { cracked?: boolean; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true">
      <path fill="currentColor" d={SEAL} />
      {cracked && <path className={styles.crack} d="M250 20l-34 92 52 70-60 84 70 76-38 70 30 86" />}
    </svg>
  );
}

/** Positions of the pips on each face. Coordinates range from -1 to 1. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
/** The two side faces that are visible below each top face, as on a real die. */
const SIDES: Readonly<Record<number, readonly [number, number]>> = {
  1: [2, 3],
  2: [6, 3],
  3: [5, 6],
  4: [5, 1],
  5: [4, 6],
  6: [5, 3],
};

function Face({ value, at, ink }: { value: number; at: string; ink: string }) {
  return (
    <g transform={at} fill={ink}>
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 13.5} cy={y * 13.5} r="5.4" />
      ))}
    </g>
  );
}

/** The public die, which picks the public word. */
export function Die({ value, label, className }: { value: Value; label: string; className?: string | undefined }) {
  const top = useId();
  const [left, right] = SIDES[value] ?? [1, 2];
  return (
    <svg className={[styles.die, className].filter(Boolean).join(' ')} viewBox="0 0 120 128" role="img">
      <title>{label}</title>
      <defs>
        <linearGradient id={top} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fffdf3" />
          <stop offset="1" stopColor="#ddd6c0" />
        </linearGradient>
      </defs>
      <g strokeLinejoin="round" strokeWidth="9">
        <path d="M60 66L12 39V91L60 118Z" fill="#a49d86" stroke="#a49d86" />
        <path d="M60 66L108 39V91L60 118Z" fill="#7d7763" stroke="#7d7763" />
        <path d="M60 10L108 37L60 64L12 37Z" fill={`url(#${top})`} stroke={`url(#${top})`} />
      </g>
      <Face value={value} at="matrix(.98,.55,-.98,.55,60,37)" ink="#12352b" />
      <Face value={left} at="matrix(.9,.5,0,.98,34,80)" ink="#1b241f" />
      <Face value={right} at="matrix(.9,-.5,0,.98,86,80)" ink="#11150f" />
    </svg>
  );
}

/** The picture on each role's card, once the role is public. */
export const ROLE_ICONS: Readonly<Record<Role, ComponentType<{ className?: string | undefined }>>> = {
  hacker: Terminal,
  admin: KeyRound,
  user: User,
  debugger: Bug,
  accomplice: Handshake,
};
