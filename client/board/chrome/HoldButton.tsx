import { Eye, Lock, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import { useHasKeyboard } from '../../ui/media';
import { useWide } from '../../ui/shape';
import type { CoveredState } from '../../ui/useSecret';
import css from './HoldButton.module.css';
import { text } from './text';

/**
 * The labels of the button: for hold mode and tap mode, each while the secret is covered and while it is open, and for
 * shared screens.
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
  /** If true, holding down the space bar has the same effect as holding this button. */
  hotkey?: boolean | undefined;
  className?: string | undefined;
  /** If set, this button takes the focus when its sheet or screen opens. */
  'data-first-focus'?: boolean | undefined;
  /** The name by which hints in a coached match refer to this button. */
  'data-coach'?: string | undefined;
}

/**
 * A button that uncovers all secrets on the screen while it is held. On a shared screen, it says where to look instead.
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
