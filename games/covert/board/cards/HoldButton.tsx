import { Eye, Smartphone } from 'lucide-react';
import { useWide } from '../../../../client/ui/media';
import type { CoveredState } from '../../../../client/ui/useSecret';
import styles from './HoldButton.module.css';
import { holdText } from './text';

interface HoldButtonProps {
  secret: CoveredState;
  /** What is behind it, the same words whatever it is: "your codes". */
  what: string;
  /** Without the words of what it shows, where there is little room. */
  short?: boolean | undefined;
  /** The space bar holds it too. */
  hotkey?: boolean | undefined;
  className?: string | undefined;
}

/** One hold for all that is covered on a screen. */
export function HoldButton({ secret, what, short = false, hotkey = false, className }: HoldButtonProps) {
  const wide = useWide();
  const look = [styles.hold, secret.open && styles.open, className].filter(Boolean).join(' ');
  if (secret.shared) {
    return (
      <p className={look}>
        <Smartphone aria-hidden="true" />
        {holdText.shared}
      </p>
    );
  }
  const { covered, open } = holdText[secret.mode];
  return (
    <button type="button" {...secret.bind} className={look}>
      <Eye aria-hidden="true" />
      <span>
        {secret.open ? open : covered} <span className={short || secret.open ? 'sr' : undefined}>{what}</span>
      </span>
      {hotkey && wide && secret.mode === 'hold' && <kbd>{holdText.space}</kbd>}
    </button>
  );
}
