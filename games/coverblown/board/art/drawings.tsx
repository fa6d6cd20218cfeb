import styles from './drawings.module.css';

export function Logo() {
  return <span className={styles.logo}>Cover Blown!</span>;
}

const BADGE =
  'M237.591 23.95c-15.487 9.433-34.17 12.319-44.167 12.319c-10.004 0-23.8-.195-43.95-11.83c-8.355-4.823-9.862-5.708-14.347-5.708c-12.913 0-71.396 58.376-72.363 66.334s32.12 28.164 33.712 57.151s-19.183 61.807-27.756 87.397c-17.765 52.95-22.581 58.95-22.581 85.86c3.916 77.651 56.61 131.685 130.916 144.25c31.846 4.83 44.873 9.464 59.112 21.023c5.935 4.35 12.478 10.69 19.744 11.52v.028q.045-.006.089-.014c.03.003.06.011.089.014v-.028c7.266-.83 13.809-7.17 19.744-11.52c14.239-11.56 27.266-16.193 59.112-21.024c74.307-12.564 127-66.598 130.916-144.25c0-26.91-4.816-32.909-22.581-85.859c-8.573-25.59-29.348-58.41-27.756-87.397s34.679-49.192 33.712-57.15c-.967-7.959-59.45-66.335-72.363-66.335c-4.485 0-5.992.885-14.347 5.709c-20.15 11.634-33.946 11.829-43.95 11.829c-9.997 0-28.68-2.886-44.167-12.319c-4.53-2.745-10.031-5.344-18.409-5.344c-6.601 0-13.347 2.294-18.409 5.344';

export function Badge({ lost }: { lost: boolean }) {
  return (
    <svg className={lost ? styles.lost : styles.badge} viewBox="0 0 512 512" aria-hidden="true">
      <path fill="currentColor" d={BADGE} />
    </svg>
  );
}

/**
 * State of a bullet: `loaded`, `fired` (only its empty place is drawn), or `hit` (crushed, because it hit a player).
 */
export type BulletState = 'loaded' | 'fired' | 'hit';

export function Bullet({ state, className }: { state: BulletState; className?: string | undefined }) {
  return (
    <svg className={className ?? styles.bullet} viewBox="0 0 9 16" aria-hidden="true" data-bullet={state}>
      {state === 'fired' && (
        <path
          d="M4.5 1C6.4 2.4 7.3 4.4 7.3 6.6V15.4H1.7V6.6C1.7 4.4 2.6 2.4 4.5 1Z"
          fill="none"
          stroke="#8794a3"
          strokeWidth="1.1"
          strokeDasharray="2 1.4"
        />
      )}
      {state === 'hit' && (
        <>
          <path d="M.9 1.2L3 4.4M4.5.2V3.6M8.1 1.2L6 4.4" fill="none" stroke="#e2574c" strokeWidth="1.2" />
          <path d="M.2 8.2C.2 6.4 2 5.6 4.5 5.6S8.8 6.4 8.8 8.2L6.9 9.8 7.3 15.6H1.7L2.1 9.8Z" fill="#8794a3" />
          <path d="M2.1 9.8H6.9V11.2H2.1Z" fill="#4c5763" />
        </>
      )}
      {state === 'loaded' && (
        <>
          <path d="M4.5 0C6.6 1.6 7.6 4 7.6 6.4H1.4C1.4 4 2.4 1.6 4.5 0Z" fill="#c9843c" />
          <path d="M1.2 7h6.6v6.6H1.2z" fill="currentColor" />
          <path d="M.6 14.2h7.8V16H.6z" fill="currentColor" />
          <path d="M5.6 7h1.2v6.6H5.6z" fill="#fff" opacity=".5" />
        </>
      )}
    </svg>
  );
}

export function Lamp() {
  return (
    <svg className={styles.lamp} viewBox="0 0 144 84" aria-hidden="true">
      <path d="M70 0h4v34h-4z" fill="#000" />
      <path d="M52 34h40l28 34H24z" fill="#11151b" />
      <path d="M92 34l28 34H98L80 34z" fill="#f5b23d" opacity=".35" />
      <ellipse cx="72" cy="68" rx="48" ry="7" fill="#ffe6ad" />
      <ellipse cx="72" cy="68" rx="22" ry="4" fill="#fff" />
    </svg>
  );
}

export function Caller() {
  return (
    <svg className={styles.caller} viewBox="0 0 176 176" aria-hidden="true">
      <path
        d="M18 176C20 138 50 130 72 124V112C62 104 58 92 58 82C44 80 34 76 36 70C46 70 54 68 60 66C62 42 70 30 80 34Q88 38 96 34C112 28 116 48 118 66C126 68 134 70 142 68C144 76 132 80 120 82C120 94 114 106 104 112V124C128 130 156 138 158 176Z"
        fill="#050709"
      />
      <path
        d="M104 124C128 130 156 138 158 176H149C146 146 122 136 104 130ZM118 66C126 68 134 70 142 68C144 76 132 80 120 82L118 77Q128 76 132 74Q124 74 117 71ZM120 84C119 94 114 106 105 112Q112 102 113 85Z"
        fill="#f5b23d"
        opacity=".85"
      />
    </svg>
  );
}

/** An SVG filter that makes stamps look like ink. Each page contains it once, and CSS refers to it as `url(#rough)`. */
export function StampInk() {
  return (
    <svg className={styles.defs} aria-hidden="true">
      <filter id="rough" x="-5%" y="-5%" width="110%" height="110%">
        <feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="3" result="n" />
        <feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -2.6 2.5" result="m" />
        <feComposite in="SourceGraphic" in2="m" operator="in" result="c" />
        <feTurbulence type="turbulence" baseFrequency=".05" numOctaves="2" seed="2" result="w" />
        <feDisplacementMap in="c" in2="w" scale="1.8" />
      </filter>
    </svg>
  );
}
