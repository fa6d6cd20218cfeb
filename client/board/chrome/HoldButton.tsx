import { Eye, Lock, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import { useHasKeyboard } from '../../ui/media';
import { useWide } from '../../ui/shape';
import type { CoveredState } from '../../ui/useSecret';
import css from './HoldButton.module.css';
import { text } from './text';

/**
 * The button's labels while the secret is covered and while it is open, in hold mode, in tap mode and on shared
 * screens.
 */
export interface HoldWords {
  hold: { covered: ReactNode; open: ReactNode };
  tap: { covered: ReactNode; open: ReactNode };
  shared: ReactNode;
}

interface HoldButtonProps {
  secret: CoveredState;
  words?: HoldWords | undefined;
  icon?: ReactNode;
  /** If true, holding the space bar also holds this button. */
  hotkey?: boolean | undefined;
  className?: string | undefined;
  /** If set, this button takes the focus when its sheet or screen opens. */
  'data-first-focus'?: boolean | undefined;
  /** The name by which a coach's hint points to this button. */
  'data-coach'?: string | undefined;
}

/**
 * A button that uncovers every secret on the screen while held. On a shared screen, the button says where to look
 * instead.
 *
 *     const secret = useSecret({ hotkey: true });
 *     <HoldButton secret={secret} words={holdText} hotkey className={styles.hold} />
 */
export function HoldButton({ secret, words = text.hold, icon, hotkey, className, ...rest }: HoldButtonProps) {
  const wide = useWide();
  const hasKeyboard = useHasKeyboard();
  if (secret.paused) {
    return (
      <span className={cx(css.hold, css.shared, className)}>
        <Lock />
        {text.hold.shut}
      </span>
    );
  }
  if (secret.shared) {
    return (
      <span className={cx(css.hold, css.shared, className)}>
        {icon ?? <Smartphone />}
        {words.shared}
      </span>
    );
  }
  const { covered, open } = words[secret.mode];
  return (
    <button
      type="button"
      {...rest}
      {...secret.bind}
      aria-keyshortcuts={hotkey ? 'Space' : undefined}
      className={cx(css.hold, secret.open && css.open, className)}
    >
      {icon ?? <Eye />}
      <span>{secret.open ? open : covered}</span>
      {hotkey && wide && hasKeyboard && secret.mode === 'hold' && (
        <span aria-hidden="true">
          <kbd>{text.hold.space}</kbd>
        </span>
      )}
    </button>
  );
}
