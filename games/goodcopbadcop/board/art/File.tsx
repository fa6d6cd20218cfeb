import type { ReactNode } from 'react';
import { TwoScreensSign } from '#client/board/chrome/ScreensBar.tsx';
import { cx } from '#client/ui/cx.ts';
import { Face } from '#client/ui/Face.tsx';
import type { Seat } from '#shared/ids.ts';
import styles from './File.module.css';

interface FileProps {
  /** Whose file it is; face and name stand on the tab. */
  person: {
    seat: Seat;
    name: string;
    face: string;
    bot?: boolean | undefined;
    online?: boolean | undefined;
    twoScreens?: boolean;
  };
  /** A word on the tab: you, wounded, out. */
  status?: ReactNode;
  /** The status is a warning. */
  bad?: boolean | undefined;
  /** A gun points at you from here. */
  threat?: boolean | undefined;
  /** Whose turn it is. */
  turn?: boolean | undefined;
  /** Out of the game: dimmed, still readable. */
  out?: boolean | undefined;
  className?: string | undefined;
  'data-own-file'?: boolean | undefined;
  children?: ReactNode;
}

const LONG = 12;

/** In typewriter letters it is too long for a tab or a row. */
export const isLong = (name: string) => name.length > LONG;

/** The first of several names where all of them are too long, or what there is room for. */
export function shortName(name: string): string {
  const [first = name] = isLong(name) ? name.split(' ') : [name];
  return isLong(first) ? `${first.slice(0, LONG - 1)}…` : first;
}

/** A manila folder: every fact about an officer lies on it. Spans only, so that it may stand in a button. */
export function File({ person, status, bad, threat, turn, out, className, children, ...rest }: FileProps) {
  return (
    <span {...rest} className={cx(styles.file, threat && styles.threat, out && styles.out, className)}>
      <span className={styles.tab}>
        <Face {...person} size={undefined} turn={turn} away={person.online === false} className={styles.face} />
        <bdi translate="no" className={cx(styles.name, isLong(person.name) && styles.long)}>
          {person.name}
        </bdi>
        <TwoScreensSign of={person} />
        {status && <span className={cx(styles.status, bad && styles.bad)}>{status}</span>}
      </span>
      {children}
    </span>
  );
}
