import type { ReactNode } from 'react';
import { refuse } from '../../state/toasts';
import { Button } from '../../ui/Button';
import css from './ReactionButtons.module.css';
import { useBusy } from './useBusy';

interface ReactionButtonsProps {
  /** Null if that answer is being given elsewhere. */
  use: { label: ReactNode; icon?: ReactNode; onPress(): void } | null;
  pass: { label: ReactNode; onPress(): Promise<unknown> };
  /** Which of the two is highlighted. */
  primary: 'use' | 'pass';
  /** Says why this seat is not asked at all; both buttons show it. */
  why?: string | null | undefined;
  /** If set, the seat has answered: the buttons keep their look, and pressing says this. */
  answered?: string | null | undefined;
  className?: string | undefined;
  buttonClassName?: string | undefined;
}

/**
 * The two answers in a reaction window. They are the same for every hand, before and after: from across the room nobody
 * can see who could have answered differently. In a `ReactionWindow` the key P presses the second one.
 *
 *     <ReactionButtons primary="pass" use={{ label: 'Use First', onPress: openForm }}
 *       pass={{ label: 'Pass', onPress: () => act.pass(window.number) }}
 *       answered={hasPassed ? text.hasPassed : null} />
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
        <Button {...common} variant={look('use')} icon={use.icon} onClick={orSay(use.onPress)}>
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
