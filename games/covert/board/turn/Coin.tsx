import { cx } from 'hush/board';
import parts from '../parts.module.css';
import css from './Coin.module.css';

interface CoinProps {
  number: number;
  look?: 'plain' | 'next' | 'dull' | undefined;
  className?: string | undefined;
}

/** An order token, drawn as a brass coin. */
export function Coin({ number, look = 'plain', className }: CoinProps) {
  return (
    <span className={cx(parts.disc, css.coin, css[look], className)} aria-hidden="true">
      {number}
    </span>
  );
}
