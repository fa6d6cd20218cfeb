import { FingerprintPattern, Lock, Smartphone } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import css from './CoveredSecret.module.css';
import { cx } from './cx';
import { useHasKeyboard } from './media';
import { useWide } from './shape';
import { text } from './text';
import { useSecret } from './useSecret';

interface CoveredSecretProps {
  /** Names the secret under the cover, in the same words for every role: "Your role". */
  label: string;
  /** Replaces the text "Hold to look". */
  hint?: string | undefined;
  /** The secret, rendered only while uncovered. */
  children: ReactNode | (() => ReactNode);
  /** The card's height, covered or not: a CSS length that fits the longest secret. */
  height?: string | undefined;
  /** If true, the space bar uncovers the secret while nothing has focus. Only one secret per screen may use it. */
  hotkey?: boolean | undefined;
  /** `large` is for a card that is the screen's main content. */
  look?: 'row' | 'large' | undefined;
  className?: string | undefined;
}

/**
 * A card that covers a secret until the card is held. Both sides have the same size, so nothing moves, and the size
 * reveals nothing.
 */
export function CoveredSecret({ label, hint, children, height, hotkey, look, className }: CoveredSecretProps) {
  const { open, shared, paused, mode, bind } = useSecret({ hotkey });
  const wide = useWide();
  const hasKeyboard = useHasKeyboard();
  const style = height ? ({ '--cover-height': height } as CSSProperties) : undefined;
  if (shared || paused) {
    return (
      <div className={cx(css.cover, look === 'large' && css.large, className)} style={style}>
        {paused ? (
          <Back icon={<Lock />} title={text.shut} label={label} />
        ) : (
          <Back icon={<Smartphone />} title={text.onYourPhone} label={label} />
        )}
      </div>
    );
  }
  const byKey = hotkey === true && wide && hasKeyboard && mode === 'hold' && hint === undefined;
  const invite = hint ?? (mode === 'tap' ? text.tap : text.hold);
  return (
    <div className={cx(css.cover, look === 'large' && css.large, className)} style={style}>
      {!open && <Back icon={<FingerprintPattern />} title={byKey ? <HoldSpace /> : invite} label={label} />}
      <div className={css.slot} role="status">
        {open && <div className={css.face}>{typeof children === 'function' ? children() : children}</div>}
      </div>
      <button type="button" {...bind} className={css.press} aria-label={`${invite}: ${label}`} />
    </div>
  );
}

const HoldSpace = () => (
  <>
    {text.holdKey[0]} <kbd className={css.key}>{text.space}</kbd> {text.holdKey[1]}
  </>
);

function Back({ icon, title, label }: { icon: ReactNode; title: ReactNode; label: string }) {
  return (
    <div className={css.back}>
      <span className={css.mark}>{icon}</span>
      <span>
        <b>{title}</b>
        <small>{label}</small>
      </span>
    </div>
  );
}
