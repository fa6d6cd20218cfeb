import type { CSSProperties } from 'react';
import { codeOf } from '../../content/cards';
import type { CodeId } from '../../state';
import css from './scenes.module.css';
import { scenesText } from './text';

/** Draws three windows with the digits of a broken code. A lamp lights up under each digit. */
export function Digits({ code }: { code: CodeId }) {
  return (
    <span className={css.digits}>
      {codeOf(code).digits.map((digit, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: digits never change their order
        <span key={at} style={{ '--after': `${340 + at * 140}ms` } as CSSProperties}>
          <b>{digit}</b>
          <i />
        </span>
      ))}
    </span>
  );
}

/** The scene for a broken code. Its digits are public once it is broken. */
export const CodeScene = ({ code }: { code: CodeId }) => (
  <div className={css.code} aria-hidden="true">
    <Digits code={code} />
    <span className={css.stamp}>{scenesText.broken}</span>
  </div>
);
