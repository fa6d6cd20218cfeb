import { cx } from 'hush/board';
import styles from './Gun.module.css';
import gun from './gun.svg?url';

interface GunProps {
  /** Direction in which the gun points, in degrees clockwise from the right. The grip never points up. */
  angle?: number | undefined;
  className?: string | undefined;
}

export function Gun({ angle, className }: GunProps) {
  const look = cx(styles.gun, className);
  if (angle === undefined) return <img className={look} src={gun} alt="" draggable={false} />;
  return <img className={look} style={{ transform: turned(angle) }} src={gun} alt="" draggable={false} />;
}

/**
 * Returns a CSS transform that turns a drawing so that its right side points at `angle`, in degrees clockwise from the
 * right.
 */
export function turned(angle: number): string {
  const pointsLeft = Math.cos((angle * Math.PI) / 180) < 0;
  return `rotate(${angle.toFixed(1)}deg) scaleY(${pointsLeft ? -1 : 1})`;
}
