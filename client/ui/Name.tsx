import { cx } from './cx';
import css from './Name.module.css';

/** Words of at least this length are drawn in narrow letters. */
const LONG = 10;

interface NameProps {
  className?: string | undefined;
  children: string;
}

/**
 * Draws a name where there is little room. The name is wrapped to two lines instead of being cut off. Long words are
 * drawn in narrow letters (`--name-long`, usually 62 %), so that they are not broken.
 */
export function Name({ className, children: name }: NameProps) {
  const isLong = name.split(/\s/).some((word) => [...word].length >= LONG);
  return (
    <bdi translate="no" className={cx(css.name, className)} data-long={isLong ? '' : undefined}>
      {name}
    </bdi>
  );
}
