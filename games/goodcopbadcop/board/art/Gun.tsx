import { cx } from '#client/ui/cx.ts';
import styles from './Gun.module.css';
import gun from './gun.svg?url';

interface GunProps {
  /** Where it points, in degrees clockwise from the right; the grip never turns upside down. */
  angle?: number | undefined;
  className?: string | undefined;
}

/** A revolver from the side, as it lies on a table. */
export function Gun({ angle, className }: GunProps) {
  const look = cx(styles.gun, className);
  if (angle === undefined) return <img className={look} src={gun} alt="" draggable={false} />;
  return <img className={look} style={{ transform: turned(angle) }} src={gun} alt="" draggable={false} />;
}

/** The turn that points a drawing's right side that way. */
export function turned(angle: number): string {
  const pointsLeft = Math.cos((angle * Math.PI) / 180) < 0;
  return `rotate(${angle.toFixed(1)}deg) scaleY(${pointsLeft ? -1 : 1})`;
}
