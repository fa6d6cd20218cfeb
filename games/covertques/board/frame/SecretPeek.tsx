import { type Person, uiText, useSecret, useWide } from 'hush/board';
import { FingerprintPattern } from 'lucide-react';
import type { View } from '../../state';
import { RoleFace } from '../hint/RoleCover';
import { secretText } from '../text';
import styles from './SecretPeek.module.css';

interface SecretPeekProps {
  view: View;
  people: readonly Person[];
  /** `cover` is a wide button with words, for a screen that has no room for the card. */
  look?: 'icon' | 'cover';
}

/** A button on every phone screen that shows the role and the word while the player holds the button. */
export function SecretPeek({ view, people, look = 'icon' }: SecretPeekProps) {
  const secret = useSecret();
  const wide = useWide();
  const { me } = view;
  if (!me || wide || secret.shared || view.phase === 'night') return null;
  const isTap = secret.mode === 'tap';
  return (
    <>
      <button
        type="button"
        {...secret.bind}
        className={look === 'cover' ? styles.cover : styles.peek}
        data-mark="peek"
        aria-label={isTap ? secretText.peekTap : secretText.peek}
      >
        <FingerprintPattern aria-hidden="true" />
        {look === 'cover' && <b>{isTap ? uiText.tap : uiText.hold}</b>}
      </button>
      <div className={styles.open} role="status">
        {secret.open && <RoleFace view={view} me={me} people={people} />}
      </div>
    </>
  );
}
