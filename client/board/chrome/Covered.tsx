import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import type { CoveredState } from '../../ui/useSecret';
import css from './Covered.module.css';

interface CoveredProps {
  /**
   * The return value of `useSecret()`. Use a separate one to uncover only this secret, or share one to uncover all
   * secrets on the screen together.
   */
  secret: CoveredState;
  /** The back of the card. It must look the same for all secrets, so that it reveals nothing. */
  back: ReactNode;
  /**
   * The button's label. It says what pressing does and which kind of secret is covered, but never reveals the secret.
   */
  label: string;
  /** False if the viewer is only watching. The secret then stays covered. */
  isMine?: boolean | undefined;
  /** If true, this button takes the focus when its screen opens. */
  firstFocus?: boolean | undefined;
  className?: string | undefined;
  /** The name by which hints in a coached match refer to this secret. */
  mark?: string | undefined;
  /** The secret itself, rendered only while the button is held. */
  children: ReactNode;
}

/**
 * Draws a card, an envelope or a hand of cards that shows its face only while it is held, and never on a shared screen.
 * The board styles both sides and sets the size, which must not depend on the secret.
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
