import { cx } from './cx';
import css from './Name.module.css';

/** Words of at least this many letters are set narrow. */
const LONG = 10;

interface NameProps {
  className?: string | undefined;
  children: string;
}

/**
 * A name where there is little room: on two lines rather than cut, and a long word narrow rather than broken (by
 * `--name-long`, usually 62 %).
 */
export function Name({ className, children: name }: NameProps) {
  const isLong = name.split(/\s/).some((word) => [...word].length >= LONG);
  return (
    <bdi translate="no" className={cx(css.name, className)} data-long={isLong ? '' : undefined}>
      {name}
    </bdi>
  );
}
