import { FingerprintPattern } from 'lucide-react';
import type { Person } from '../../../../client/board/contract';
import { useWide } from '../../../../client/ui/shape';
import { useSecret } from '../../../../client/ui/useSecret';
import type { View } from '../../state';
import { RoleFace } from '../hint/RoleCover';
import { secretText } from '../text';
import styles from './SecretPeek.module.css';

interface SecretPeekProps {
  view: View;
  people: readonly Person[];
}

/** On a phone one's role and word can be looked at from every tab: they are there while the button is held. */
export function SecretPeek({ view, people }: SecretPeekProps) {
  const secret = useSecret();
  const wide = useWide();
  const { me } = view;
  if (!me || wide || secret.shared || view.phase === 'night') return null;
  return (
    <>
      <button
        type="button"
        {...secret.bind}
        className={styles.peek}
        data-mark="peek"
        aria-label={secret.mode === 'tap' ? secretText.peekTap : secretText.peek}
      >
        <FingerprintPattern aria-hidden="true" />
      </button>
      <div className={styles.open} role="status">
        {secret.open && <RoleFace view={view} me={me} people={people} />}
      </div>
    </>
  );
}
