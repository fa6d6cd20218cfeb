import { cx } from '#client/ui/cx.ts';
import styles from './Gun.module.css';
import gun from './gun.svg?url';

interface GunProps {
  /** The gun's direction, in degrees clockwise from the right. The grip never turns upside down. */
  angle?: number | undefined;
  className?: string | undefined;
}

/** A revolver seen from the side. */
export function Gun({ angle, className }: GunProps) {
  const look = cx(styles.gun, className);
  if (angle === undefined) return <img className={look} src={gun} alt="" draggable={false} />;
  return <img className={look} style={{ transform: turned(angle) }} src={gun} alt="" draggable={false} />;
}

/** Returns the CSS transform that turns a drawing's right side to an angle, in degrees clockwise from the right. */
export function turned(angle: number): string {
  const pointsLeft = Math.cos((angle * Math.PI) / 180) < 0;
  return `rotate(${angle.toFixed(1)}deg) scaleY(${pointsLeft ? -1 : 1})`;
}
