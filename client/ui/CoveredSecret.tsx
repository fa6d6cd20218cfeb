import { FingerprintPattern, Lock, Smartphone } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import css from './CoveredSecret.module.css';
import { cx } from './cx';
import { useHasKeyboard } from './media';
import { useWide } from './shape';
import { text } from './text';
import { useSecret } from './useSecret';

interface CoveredSecretProps {
  /** Says what is under the cover, in the same words for every role: "Your role". */
  label: string;
  /** The text to show instead of "Hold to look". */
  hint?: string | undefined;
  /** The secret, rendered only while uncovered. */
  children: ReactNode | (() => ReactNode);
  /** The height of the card, whether covered or not. Choose a CSS length that fits the longest secret. */
  height?: string | undefined;
  /**
   * If true, holding the space bar uncovers the secret while no control has the focus. Only one secret per screen may
   * use the space bar.
   */
  hotkey?: boolean | undefined;
  /** Use `large` for a card that is the main content of the screen. */
  look?: 'row' | 'large' | undefined;
  className?: string | undefined;
}

/**
 * A card that shows a secret only while it is held. The front and the back have the same size, so nothing on the screen
 * moves, and the size reveals nothing.
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

function HoldSpace() {
  const [before, key, after] = text.holdKey.split('**');
  return (
    <>
      {before}
      <kbd className={css.key}>{key}</kbd>
      {after}
    </>
  );
}

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
