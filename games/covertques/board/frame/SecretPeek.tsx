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
   * Look of the button: `cover` is wide and has words, for screens without room for the card. `reminder` looks the same
   * but is shown only until the player has opened the card once.
   */
  look?: 'icon' | 'cover' | 'reminder';
}

/** A button on every phone screen. It shows the role and the word while the player holds it. */
export function SecretPeek({ view, people, look = 'icon' }: SecretPeekProps) {
  const secret = useSecret();
  const wide = useWide();
  const hasLooked = useHasLooked();
  const { me } = view;
  // The reminder is shown until the player releases the button.
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
