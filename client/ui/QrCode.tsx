import { useMemo } from 'react';
import { encode } from 'uqr';
import { cx } from './cx';
import css from './QrCode.module.css';

/** Dark cells on light paper: cameras read that best. */
export function QrCode({ value, label, className }: { value: string; label: string; className?: string | undefined }) {
  const { size, path } = useMemo(() => draw(value), [value]);
  return (
    <svg
      className={cx(css.qr, className)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#1d1821" />
    </svg>
  );
}

/** One path over all dark cells, runs joined. */
function draw(value: string): { size: number; path: string } {
  const { size, data } = encode(value, { ecc: 'M', border: 2 });
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end < 0 ? size : end) - x}v1H${x}z`];
    }),
  );
  return { size, path: runs.join('') };
}
