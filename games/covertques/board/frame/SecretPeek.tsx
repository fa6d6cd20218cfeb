import { FingerprintPattern } from 'lucide-react';
import type { Person } from '#client/board/contract.ts';
import { useWide } from '#client/ui/shape.tsx';
import { text as uiText } from '#client/ui/text.ts';
import { useSecret } from '#client/ui/useSecret.ts';
import type { View } from '../../state';
import { RoleFace } from '../hint/RoleCover';
import { secretText } from '../text';
import styles from './SecretPeek.module.css';

interface SecretPeekProps {
  view: View;
  people: readonly Person[];
  /** `cover` shows a button with words, where there is no room for the card itself. */
  look?: 'icon' | 'cover';
}

/** On every screen of a phone, shows role and word, but only while the button is held. */
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
