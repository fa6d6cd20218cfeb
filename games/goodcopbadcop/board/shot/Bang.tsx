import styles from './Bang.module.css';
import { shotText } from './text';

export function Bang() {
  return (
    <svg className={styles.bang} viewBox="0 0 1000 380" role="img" aria-label={shotText.bang} data-decor>
      <defs>
        <mask id="holes">
          <rect width="1000" height="380" fill="#fff" />
          <circle cx="706" cy="118" r="27" />
          <circle cx="332" cy="286" r="17" />
          <circle cx="905" cy="268" r="21" />
        </mask>
      </defs>
      <g mask="url(#holes)">
        <text x="500" y="338" textAnchor="middle">
          {shotText.bang}
        </text>
      </g>
      <g className={styles.rims}>
        <circle cx="706" cy="118" r="29" />
        <path d="M706 118l-58-40M706 118l70-34M706 118l46 62M706 118l-70 44M706 118l10-82M706 118l-8 86" />
        <circle cx="332" cy="286" r="19" />
        <path d="M332 286l-42-18M332 286l40-30M332 286l24 44M332 286l-26 38" />
        <circle cx="905" cy="268" r="23" />
        <path d="M905 268l-44-24M905 268l48-28M905 268l26 50M905 268l-36 38" />
      </g>
    </svg>
  );
}
