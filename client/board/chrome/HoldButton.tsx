import { Eye, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import { useWide } from '../../ui/shape';
import type { CoveredState } from '../../ui/useSecret';
import css from './HoldButton.module.css';
import { text } from './text';

/** What the button says, covered and open, to whoever holds and to whoever taps; and on a shared screen. */
export interface HoldWords {
  hold: { covered: ReactNode; open: ReactNode };
  tap: { covered: ReactNode; open: ReactNode };
  shared: ReactNode;
}

interface HoldButtonProps {
  /** `useSecret()` of the screen. */
  secret: CoveredState;
  words?: HoldWords | undefined;
  icon?: ReactNode;
  /** The space bar holds it too. */
  hotkey?: boolean | undefined;
  className?: string | undefined;
  /** It gets the keyboard when the sheet or screen it stands on opens. */
  'data-first-focus'?: boolean | undefined;
}

/**
 * One hold for everything that is covered on a screen. On a shared screen it says where to look instead.
 *
 *     const secret = useSecret({ hotkey: true });
 *     <HoldButton secret={secret} words={holdText} hotkey className={styles.hold} />
 */
export function HoldButton({ secret, words = text.hold, icon, hotkey, className, ...rest }: HoldButtonProps) {
  const wide = useWide();
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
      {hotkey && wide && secret.mode === 'hold' && (
        <span aria-hidden="true">
          <kbd>{text.hold.space}</kbd>
        </span>
      )}
    </button>
  );
}
