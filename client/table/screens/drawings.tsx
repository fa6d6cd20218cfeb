import css from './AddScreen.module.css';

/** A drawing of a laptop that shows a board. A dashed outline marks where a secret would be. */
export function Laptop() {
  return (
    <svg className={css.drawing} viewBox="0 0 136 96" aria-hidden="true">
      <rect x="12" y="4" width="112" height="74" rx="6" className={css.case} />
      <rect x="18" y="10" width="66" height="62" rx="3" className={css.board} />
      {[0, 1, 2, 3].map((n) => (
        <rect key={n} x={22 + n * 15} y="14" width="12" height="10" rx="1" className={css.card} />
      ))}
      {[0, 1, 2, 3, 4, 5, 6, 7].map((n) => (
        <rect
          key={n}
          x={22 + (n % 4) * 15}
          y={28 + Math.floor(n / 4) * 22}
          width="12"
          height="18"
          rx="1"
          className={css.card}
        />
      ))}
      <rect x="89" y="10" width="29" height="10" rx="2" className={css.panel} />
      <rect x="89" y="24" width="29" height="10" rx="2" className={css.panel} />
      <rect x="90" y="39" width="27" height="16" rx="2" className={css.nothing} />
      <rect x="89" y="60" width="29" height="12" rx="2" className={css.panel} />
      <path d="M2 82h132l-6 9H8z" className={css.base} />
    </svg>
  );
}

export function Phone() {
  return (
    <svg className={css.drawing} viewBox="0 0 136 96" aria-hidden="true">
      <rect x="44" y="2" width="48" height="92" rx="8" className={css.case} />
      <rect x="50" y="9" width="36" height="36" rx="3" className={css.secret} />
      <circle cx="68" cy="27" r="8" className={css.print} />
      <rect x="50" y="50" width="36" height="20" rx="2" className={css.card} />
      <path d="M54 56h26M54 62h22" className={css.line} />
      <rect x="50" y="76" width="36" height="11" rx="3" className={css.button} />
    </svg>
  );
}
