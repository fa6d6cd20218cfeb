import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import type { CoveredState } from '../../ui/useSecret';
import css from './Covered.module.css';

interface CoveredProps {
  /** A separate `useSecret()`, or the whole screen's. */
  secret: CoveredState;
  /** The face shown while it is covered: the same for every secret. */
  back: ReactNode;
  /** Says what pressing does and what is underneath, in the same words for every secret. */
  label: string;
  /** If false, it stays covered: the viewer only watches. */
  isMine?: boolean | undefined;
  /** Focused when its screen opens. */
  firstFocus?: boolean | undefined;
  className?: string | undefined;
  /** The name a coach's hint points at. */
  mark?: string | undefined;
  /** The open face. It is in the page only while held open. */
  children: ReactNode;
}

/**
 * A card, an envelope or a hand, covered until it is held, and always covered on a shared screen. The board styles both
 * sides and sets the size, which is the same for every secret.
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
