import type { ReactNode } from 'react';
import { refuse } from '../../state/toasts';
import { Button } from '../../ui/Button';
import css from './ReactionButtons.module.css';
import { useBusy } from './useBusy';

interface ReactionButtonsProps {
  /** The button that uses a card or an ability. Null while the form for doing so is already open. */
  use: { label: ReactNode; icon?: ReactNode; onPress(): void } | null;
  pass: { label: ReactNode; onPress(): Promise<unknown> };
  primary: 'use' | 'pass';
  /** A sentence that explains why this seat cannot answer. It is shown when either button is pressed. */
  why?: string | null | undefined;
  /**
   * After the seat has answered: a sentence that says so. The buttons keep their look, and pressing either one shows
   * the sentence.
   */
  answered?: string | null | undefined;
  className?: string | undefined;
  buttonClassName?: string | undefined;
}

/**
 * Draws the two buttons with which a player answers in a reaction window: use something, or pass. The buttons look the
 * same for every hand of cards, both before and after the answer, so that a glance at the screen does not reveal which
 * answers were possible. Inside a `ReactionWindow`, the key P presses the pass button.
 *
 *     <ReactionButtons
 *       primary="pass"
 *       use={{ label: 'Use First', onPress: openForm }}
 *       pass={{ label: 'Pass', onPress: () => act.pass(window.number) }}
 *       answered={hasPassed ? text.hasPassed : null}
 *     />
 */
export function ReactionButtons(props: ReactionButtonsProps) {
  const { use, pass, primary, why = null, answered = null, className, buttonClassName } = props;
  const [busy, wait] = useBusy();
  const orSay = (answer: () => void) => () => (answered === null ? answer() : refuse(answered));
  const look = (which: 'use' | 'pass') => (which === primary ? 'primary' : 'raised');
  const common = { size: 'lg', full: true, className: buttonClassName, why, whyAt: 'press' } as const;
  return (
    <div className={className}>
      {use && (
        <Button {...common} data-coach="use" variant={look('use')} icon={use.icon} onClick={orSay(use.onPress)}>
          {use.label}
        </Button>
      )}
      <Button
        {...common}
        variant={look('pass')}
        busy={busy}
        data-coach="pass"
        aria-keyshortcuts="P"
        aria-pressed={answered !== null}
        onClick={orSay(() => void wait(pass.onPress()))}
      >
        {pass.label}
        <span className={css.key} aria-hidden="true">
          P
        </span>
      </Button>
    </div>
  );
}
