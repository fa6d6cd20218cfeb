import { cx } from './cx';
import css from './Name.module.css';

/** Words with at least this many letters are set in narrow letters. */
const LONG = 10;

interface NameProps {
  className?: string | undefined;
  children: string;
}

/**
 * Draws a name in little room. The name wraps to two lines instead of being cut, and long words use narrow letters
 * (`--name-long`, usually 62 %) instead of breaking.
 */
export function Name({ className, children: name }: NameProps) {
  const isLong = name.split(/\s/).some((word) => [...word].length >= LONG);
  return (
    <bdi translate="no" className={cx(css.name, className)} data-long={isLong ? '' : undefined}>
      {name}
    </bdi>
  );
}
