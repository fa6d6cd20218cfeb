import { Eye, Smartphone } from 'lucide-react';
import { cx } from '../../../../client/ui/cx';
import { useWide } from '../../../../client/ui/media';
import type { CoveredState } from '../../../../client/ui/useSecret';
import { tableText } from '../text';
import styles from './HoldButton.module.css';

interface HoldButtonProps {
  secret: CoveredState;
  /** The space bar does the same. */
  hotkey?: boolean | undefined;
  className?: string | undefined;
}

/** Opens what this seat knows for as long as it is held. On a shared screen it says where to look instead. */
export function HoldButton({ secret, hotkey = false, className }: HoldButtonProps) {
  const wide = useWide();
  if (secret.shared) {
    return (
      <span className={cx(styles.hold, styles.away, className)}>
        <Smartphone aria-hidden="true" />
        {tableText.onPhone}
      </span>
    );
  }
  const isTap = secret.mode === 'tap';
  const words = secret.open ? (isTap ? tableText.tapAgain : tableText.letGo) : isTap ? tableText.tap : tableText.hold;
  return (
    <button type="button" {...secret.bind} className={cx(styles.hold, secret.open && styles.open, className)}>
      <Eye aria-hidden="true" />
      {words}
      {hotkey && wide && !isTap && <kbd>{tableText.space}</kbd>}
    </button>
  );
}
