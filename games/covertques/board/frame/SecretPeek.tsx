import { cx, type Person, uiText, useSecret, useWide } from 'hush/board';
import { FingerprintPattern } from 'lucide-react';
import type { View } from '../../state';
import { RoleFace } from '../hint/RoleCover';
import { useHasLooked } from '../looked';
import { secretText, voteText } from '../text';
import styles from './SecretPeek.module.css';

interface SecretPeekProps {
  view: View;
  people: readonly Person[];
  /**
   * `cover` is a wide button with words, for a screen that has no room for the card. `reminder` is the same button,
   * shown only until the player has opened the card for the first time.
   */
  look?: 'icon' | 'cover' | 'reminder';
}

/** A button on every phone screen that shows the role and the word while the player holds the button. */
export function SecretPeek({ view, people, look = 'icon' }: SecretPeekProps) {
  const secret = useSecret();
  const wide = useWide();
  const hasLooked = useHasLooked();
  const { me } = view;
  // The reminder stays until the player lets go of it.
  const isDone = look === 'reminder' && hasLooked && !secret.open;
  if (!me || wide || secret.shared || view.phase === 'night' || isDone) return null;
  const isTap = secret.mode === 'tap';
  const invite = isTap ? uiText.tap : uiText.hold;
  return (
    <>
      <button
        type="button"
        {...secret.bind}
        className={
          look === 'icon'
            ? styles.peek
            : cx(styles.cover, !hasLooked && styles.unseen, look === 'reminder' && styles.reminder)
        }
        data-mark={look === 'reminder' ? undefined : 'peek'}
        aria-label={look === 'reminder' ? undefined : isTap ? secretText.peekTap : secretText.peek}
      >
        <FingerprintPattern aria-hidden="true" />
        {look !== 'icon' && <b>{look === 'cover' ? invite : secretText.lookHere[secret.mode]}</b>}
      </button>
      <div className={styles.open} role="status">
        {secret.open && (
          <>
            {view.publicWord !== null && <p className={styles.word}>{voteText.word(view.publicWord)}</p>}
            <RoleFace view={view} me={me} people={people} />
          </>
        )}
      </div>
    </>
  );
}
