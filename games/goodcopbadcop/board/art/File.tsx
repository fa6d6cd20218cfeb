import { cx, Face, TwoScreensSign } from 'hush/board';
import type { Seat } from 'hush/game';
import type { ReactNode } from 'react';
import styles from './File.module.css';

interface FileProps {
  /** The owner of the file. The owner's face and name are on its tab. */
  person: {
    seat: Seat;
    name: string;
    face: string;
    bot?: boolean | undefined;
    online?: boolean | undefined;
    twoScreens?: boolean;
  };
  /** A word on the tab, such as "you", "wounded" or "out". */
  status?: ReactNode;
  bad?: boolean | undefined;
  /** True if this officer's gun is aimed at the viewer. */
  threat?: boolean | undefined;
  turn?: boolean | undefined;
  /** True if this officer is out of the game. The file is then dimmed but can still be read. */
  out?: boolean | undefined;
  className?: string | undefined;
  'data-own-file'?: boolean | undefined;
  children?: ReactNode;
}

const LONG = 12;

export const isLong = (name: string) => name.length > LONG;

/** Shortens a long name to its first word. Cuts the word if it is still too long. */
export function shortName(name: string): string {
  const [first = name] = isLong(name) ? name.split(' ') : [name];
  return isLong(first) ? `${first.slice(0, LONG - 1)}…` : first;
}

/**
 * A manila folder with all public facts about an officer. It contains only spans, so that it can be part of a button.
 */
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
