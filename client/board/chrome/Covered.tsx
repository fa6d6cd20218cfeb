import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import type { CoveredState } from '../../ui/useSecret';
import css from './Covered.module.css';

interface CoveredProps {
  /** `useSecret()`; one of its own, or that of the whole screen. */
  secret: CoveredState;
  /** What is seen while it is covered: the same for every secret. */
  back: ReactNode;
  /** What pressing does and what is under it, the same words for every secret. */
  label: string;
  /** Off: it stays covered, for somebody who only watches. */
  isMine?: boolean | undefined;
  /** It has the keyboard when its screen opens. */
  firstFocus?: boolean | undefined;
  className?: string | undefined;
  /** For a coach to point at. */
  mark?: string | undefined;
  /** The open face; it is in the page only while it is held open. */
  children: ReactNode;
}

/**
 * A card, an envelope, a hand: covered until it is held, on a shared screen for good. The look of both sides is the
 * board's, and so is the size, which is the same for every secret.
 *
 *     <Covered secret={useSecret()} back={<Envelope />} label="Hold to look: your envelope">…</Covered>
 */
export function Covered(props: CoveredProps) {
  const { secret, back, label, isMine = true, firstFocus, className, mark, children } = props;
  const isOpen = secret.open && isMine;
  return (
    <div className={cx(css.box, className)} data-coach={mark}>
      {!isOpen && back}
      <div className={css.face} role="status">
        {isOpen && children}
      </div>
      {isMine && !secret.shared && (
        <button
          type="button"
          {...secret.bind}
          data-first-focus={firstFocus || undefined}
          className={css.press}
          aria-label={label}
        />
      )}
    </div>
  );
}
