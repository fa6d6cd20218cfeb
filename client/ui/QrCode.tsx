import { useEffect, useState } from 'react';
import { cx } from './cx';
import css from './QrCode.module.css';

/**
 * A QR code with dark cells on a light background, which cameras can read best. The encoder is loaded when the first
 * code is drawn.
 */
export function QrCode({ value, label, className }: { value: string; label: string; className?: string | undefined }) {
  const [{ size, path }, setDrawn] = useState({ size: 1, path: '' });
  useEffect(() => {
    let isGone = false;
    draw(value).then(
      (drawn) => !isGone && setDrawn(drawn),
      // If the encoder cannot be loaded, the link beside the code is enough.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [value]);
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

/** Returns a single SVG path for all dark cells. Adjacent cells in a row are joined. */
async function draw(value: string): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr');
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
