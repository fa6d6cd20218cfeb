import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import type { CoveredState } from '../../ui/useSecret';
import css from './Covered.module.css';

interface CoveredProps {
  /** The result of `useSecret()`: either for this secret alone, or shared by all secrets on the screen. */
  secret: CoveredState;
  /** The cover. It must look the same for every secret, so that it reveals nothing. */
  back: ReactNode;
  /** The button's label: what pressing does and which kind of secret is under the cover, never the secret's value. */
  label: string;
  /** If false, the secret stays covered, because the viewer is only watching. */
  isMine?: boolean | undefined;
  /** If true, this button takes the focus when its screen opens. */
  firstFocus?: boolean | undefined;
  className?: string | undefined;
  /** The name by which a coach's hint points to this secret. */
  mark?: string | undefined;
  /** The secret itself, rendered only while the button is held. */
  children: ReactNode;
}

/**
 * Draws a card, an envelope or a hand of cards that shows its face only while held, and never on a shared screen. The
 * board styles both sides and sets the size. The size must not depend on the secret.
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
      {isMine && !secret.shared && !secret.paused && (
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
